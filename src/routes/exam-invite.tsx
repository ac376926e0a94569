import { createFileRoute } from '@tanstack/react-router'
import { contentPageHead } from '../seo/head.ts'
import { ExamPage } from '../ui/pages/ExamPage.tsx'

export const Route = createFileRoute('/exam-invite')({
  loader: ({ context }) => context.adapters.records.read('pages/exam-invite'),
  head: ({ loaderData }) => (loaderData ? contentPageHead(loaderData) : {}),
  component: ExamInvite,
})

function ExamInvite() {
  return <ExamPage page={Route.useLoaderData()} />
}
