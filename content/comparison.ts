import { clinicsFor } from './any-list.ts'
import { besideFigures } from './words/service-detail.ts'
import type { ComparedService, Service } from './types.ts'
import * as words from './words/compare.ts'

/** A service's facts for the comparison, from its own record; where it has none, the cell says so. */
export function comparedService(service: Service): ComparedService {
  const { slug, name, href, climate, facts, detail, feels } = service
  const lineOf = ({ figure, label }: Service['facts'][number]) => `${figure} ${label}`
  const minutes = facts.filter(({ label }) => label.startsWith('minutes')).map(lineOf)
  const degrees = facts.filter(({ figure }) => figure.includes('°F')).map(lineOf)
  const time = minutes.length > 0 || !detail ? minutes : [besideFigures(detail.duration)]
  return {
    slug,
    name,
    href,
    facts: {
      time: orSay(time, words.noTime),
      price: pricesOf(service),
      temperature: orSay(degrees, words.noTemperature[climate]),
      feels: [feels?.text ?? words.noFeeling],
      caution: orSay(cautionsOf(service), words.noCaution),
      booked: [waysOf(service)],
    },
    action: actionOf(service),
  }
}

function orSay(lines: readonly string[], otherwise: string): readonly string[] {
  return lines.length > 0 ? lines : [otherwise]
}

/** The prices at the head of its page, and where the lists start lower or higher, that too. */
function pricesOf({ facts, detail }: Service): readonly string[] {
  const prices = facts.filter(({ figure }) => figure.startsWith('$'))
  const starts = /\$[\d,]+/.exec(detail?.price ?? '')?.[0]
  const isOther = starts !== undefined && prices.every(({ figure }) => figure !== starts)
  const lines = prices.map(({ figure, label }) => `${figure} ${label}`)
  return isOther ? [...lines, words.listsStart(starts)] : lines
}

function cautionsOf({ page }: Service): readonly string[] {
  return (page ?? []).flatMap((section) => {
    if (section.kind === 'warning') return [section.text]
    return section.kind === 'safety' ? section.items : []
  })
}

function waysOf(service: Service): string {
  if (service.consultationFirst) return words.consultationFirst
  if (service.booking) return words.inCalendar
  return service.page ? words.online : words.byCallback
}

function actionOf({ booking, name, href, page }: Service): ComparedService['action'] {
  if (booking) return { label: words.book, href: clinicsFor(booking.id) }
  const [start] = (page ?? []).flatMap((section) => (section.kind === 'hero' ? section.actions : []))
  if (start?.kind === 'link') return { label: start.label, href: start.href }
  return { label: `${words.leaveName} ${name}`, href }
}
