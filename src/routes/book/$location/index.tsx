import { createFileRoute, redirect } from '@tanstack/react-router'
import { bookingHead } from '../../../seo/booking-head.ts'
import { redirectFor } from '../../../seo/redirects.ts'
import { BookingPage } from '../../../ui/flows/booking/BookingPage.tsx'
import { readBookingPlace } from '../../-booking-place.ts'

export const Route = createFileRoute('/book/$location/')({
  remountDeps: ({ params }) => params,
  beforeLoad: ({ location }) => {
    const href = redirectFor(location.pathname)
    if (href) throw redirect({ href, replace: true })
  },
  loader: ({ context, params }) => readBookingPlace(context.adapters, params.location, null),
  head: ({ loaderData }) => (loaderData ? bookingHead(loaderData) : {}),
  component: ClinicBooking,
})

function ClinicBooking() {
  return <BookingPage {...Route.useLoaderData()} />
}
