import { createFileRoute } from '@tanstack/react-router'
import { contentPageHead } from '../seo/head.ts'
import { ContentPage } from '../ui/pages/ContentPage.tsx'
import { CallbackInquiry } from '../ui/flows/offer-lead/CallbackInquiry.tsx'

export const Route = createFileRoute('/contact')({
  loader: ({ context }) => context.adapters.records.read('pages/contact'),
  head: ({ loaderData }) => (loaderData ? contentPageHead(loaderData) : {}),
  component: Contact,
})

function Contact() {
  return <ContentPage page={Route.useLoaderData()} InquiryForm={CallbackInquiry} />
}
