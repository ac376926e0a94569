import { Modal } from '@mantine/core'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ServiceDetail } from '../../../../content/types.ts'
import { serviceDetailMachine, shownService } from '../../../../machines/service-detail/index.ts'
import { ServiceFacts } from '../../blocks/ServiceFacts/ServiceFacts.tsx'
import { StepLink } from '../../StepLink.tsx'
import type { CardPress } from './ServicesGrid.tsx'
import '../../modal.css'
import classes from './ServiceDialog.module.css'

export interface ServiceDialogProps {
  details: Readonly<Record<string, ServiceDetail>>
  press: CardPress | null
  onBook: (press: CardPress) => void
}

/** The detail of the card that was pressed. */
export function ServiceDialog({ details, press, onBook }: ServiceDialogProps) {
  const actor = useActorRef(serviceDetailMachine, { input: { known: Object.keys(details) } })
  const slug = useSelector(actor, shownService)
  const shown = press && details[press.card.slug]

  useEffect(() => {
    if (press) actor.send({ type: 'detail.open', service: press.card.slug })
    const subscription = actor.on('detail.bookRequested', () => press && onBook(press))
    return () => subscription.unsubscribe()
  }, [actor, press, onBook])

  return (
    <Modal.Root
      opened={slug !== null}
      onClose={() => actor.send({ type: 'detail.close' })}
      size={720}
      classNames={{ content: classes['content'] ?? '' }}
    >
      <Modal.Overlay backgroundOpacity={0.6} color="#0b1b2b" />
      <Modal.Content>
        <div className={classes['header']}>
          <Modal.Title className={classes['title']}>
            <span tabIndex={-1} data-autofocus>
              {shown?.title}
            </span>
          </Modal.Title>
          <Modal.CloseButton aria-label="Close" size={44} />
        </div>
        <Modal.Body className={classes['body']}>
          {shown && <ServiceFacts detail={shown} headingLevel={3} />}
          {press && (
            <div className={classes['actions']}>
              <StepLink
                href={press.card.bookingHref}
                onFollow={() => actor.send({ type: 'detail.book' })}
                className={classes['book']}
              >
                Book This Service
              </StepLink>
            </div>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
