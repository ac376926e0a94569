import type { ComponentType } from 'react'
import type { CallToAction, PartFrame, Phone, SiteSettings } from '../../../../content/types.ts'
import { clinicsFor } from '../../../../content/any-list.ts'
import { ActionButton } from '../ActionLink/ActionButton.tsx'
import { ActionLink, type ActionLinkProps } from '../ActionLink/ActionLink.tsx'

/** What a call to action needs to know besides its own words. */
export interface ActionSettings {
  /** The phone for 'call' actions that name none of their own. */
  phone: Phone
  unwiredButtons: SiteSettings['unwiredButtons']
  /** Starts the exam on the page that has it; other pages link to that page. */
  ExamStart?: ComponentType<ExamStartProps>
  /** What `ExamStart` starts. */
  exam?: PartFrame
}

type ActionLook = Pick<ActionLinkProps, 'tone' | 'compact'>

export interface ExamStartProps extends ActionLook {
  label: string
  /** Whom to call instead. */
  phone: Phone
  frame: PartFrame
}

export interface ActionProps extends ActionLook {
  action: CallToAction
  settings: ActionSettings
}

/** A call to action from content: the only place that decides where each kind leads. */
export function Action({ action, settings, ...look }: ActionProps) {
  const { ExamStart, exam, phone } = settings
  if (action.kind === 'exam' && ExamStart && exam)
    return <ExamStart label={action.label} phone={phone} frame={exam} {...look} />
  const href = actionHref(action, settings)
  if (href === null) return <ActionButton {...look}>{action.label}</ActionButton>
  return (
    <ActionLink href={href} lead={action.kind === 'lead' ? action : undefined} {...look}>
      {action.label}
    </ActionLink>
  )
}

function actionHref(action: CallToAction, { phone, unwiredButtons }: ActionSettings): string | null {
  switch (action.kind) {
    case 'book':
      return clinicsFor(action.service)
    case 'link':
      return action.href
    case 'exam':
      return '/exam-invite'
    case 'lead':
      return '/contact'
    case 'call':
      return `tel:${(action.phone ?? phone).e164}`
    case 'unwired':
      return unwiredButtons === 'inert' ? null : clinicsFor(action.service)
  }
}
