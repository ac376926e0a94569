import { createFileRoute } from '@tanstack/react-router'
import { simplePageHead } from '../seo/head.ts'
import { SimplePage } from '../ui/pages/SimplePage.tsx'

export const Route = createFileRoute('/exam-invite')({
  loader: ({ context }) => context.adapters.records.read('pages/exam-invite'),
  head: ({ loaderData }) => (loaderData ? simplePageHead(loaderData) : {}),
  component: ExamInvite,
})

function ExamInvite() {
  return <SimplePage page={Route.useLoaderData()} />
}
