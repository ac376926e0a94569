import { useCallback } from 'react'
import * as words from '../../../../content/words/weight-loss.ts'
import type { Phone, PricingTable } from '../../../../content/types.ts'
import type { EmbedEvent } from '../../../../machines/embed/index.ts'
import { listenToPricingTable } from '../../../adapters/pricing-table.ts'
import { Boundary } from '../../blocks/Boundary/Boundary.tsx'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import { PlanCard } from '../../blocks/PlanCard/PlanCard.tsx'
import { EmbedFrame } from '../embed/EmbedFrame.tsx'

const frameHeight = 300

export interface PricingTableFrameProps {
  table: PricingTable
  phone: Phone
}

/** One pricing table of the provider; the plan's own card is shown until it is ready, and if it fails. */
export function PricingTableFrame({ table, phone }: PricingTableFrameProps) {
  const listen = useCallback(
    (frame: HTMLIFrameElement, send: (event: EmbedEvent) => void) => listenToPricingTable(table, frame, send),
    [table],
  )
  const title = words.pricingTable(table.plan.title)
  const plan = <PlanCard plan={table.plan} />
  const call = <span>{words.orderByPhone(<CallLink key="phone" phone={phone} />)}</span>
  const missing = (
    <div>
      {plan}
      <p>{call}</p>
    </div>
  )
  return (
    <Boundary name={title} fallback={missing}>
      <EmbedFrame
        {...table.frame}
        title={title}
        height={frameHeight}
        listen={listen}
        alternatives={call}
        standIn={plan}
      />
    </Boundary>
  )
}
