import { createFileRoute } from '@tanstack/react-router'
import { contentPageHead } from '../seo/head.ts'
import { ContentPage } from '../ui/pages/ContentPage.tsx'
import { FranchiseInquiry } from '../ui/flows/franchise/FranchiseInquiry.tsx'

export const Route = createFileRoute('/franchise')({
  loader: ({ context }) => context.adapters.records.read('pages/franchise'),
  head: ({ loaderData }) => (loaderData ? contentPageHead(loaderData) : {}),
  component: Franchise,
})

function Franchise() {
  return <ContentPage page={Route.useLoaderData()} InquiryForm={FranchiseInquiry} />
}
