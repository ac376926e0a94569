import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { serviceDetail } from '../../../../content/words/parts.ts'
import { bookService, moreAbout } from '../../../../content/words/service-detail.ts'
import type { ServiceDetail } from '../../../../content/types.ts'
import { serviceDetailMachine, shownService } from '../../../../machines/service-detail/index.ts'
import { Picture } from '../../blocks/Picture/Picture.tsx'
import { ServiceFacts } from '../../blocks/ServiceFacts/ServiceFacts.tsx'
import { Dialog } from '../../Dialog/Dialog.tsx'
import { DialogBoundary } from '../../Dialog/DialogBoundary.tsx'
import { useDialogEntry } from '../../Dialog/use-dialog-entry.ts'
import { useFocusReturn } from '../../Dialog/use-focus-return.ts'
import type { Opened } from '../../loading/use-opening.ts'
import { StepLink } from '../../steps/StepLink.tsx'
import type { CardPress } from './ServicesGrid.tsx'
import classes from './ServiceDialog.module.css'

export interface ServiceDialogProps {
  details: Readonly<Record<string, ServiceDetail>>
  opened: Opened<CardPress>
  onBook: (press: CardPress) => void
}

/** Where the services have pages of their own; two have none. */
const pages = '/services/'

/** The detail of the card that was pressed. */
export function ServiceDialog(props: ServiceDialogProps) {
  return (
    <DialogBoundary name={serviceDetail} request={props.opened.request} onClosed={props.opened.onClosed}>
      <Detail {...props} />
    </DialogBoundary>
  )
}

function Detail({ details, opened: { request: press, isOpen, onClosed }, onBook }: ServiceDialogProps) {
  const actor = useActorRef(serviceDetailMachine, { input: { known: Object.keys(details) } })
  const snapshot = useSelector(actor, (current) => current)
  const slug = shownService(snapshot)
  const shown = slug === null ? undefined : details[slug]

  useEffect(() => {
    if (isOpen && press) actor.send({ type: 'detail.open', service: press.card.slug })
  }, [actor, isOpen, press])
  useEffect(() => {
    const subscription = actor.on('detail.bookRequested', () => press && onBook(press))
    return () => subscription.unsubscribe()
  }, [actor, press, onBook])

  const close = () => actor.send({ type: 'detail.close' })
  useDialogEntry(slug !== null, close)
  useFocusReturn(slug !== null, press?.opener ?? null, onClosed)

  return (
    <Dialog
      isOpen={slug !== null}
      onClose={close}
      title={shown?.title}
      opener={press?.opener ?? null}
      fillsPhone
      foot={
        press && (
          <StepLink
            href={press.card.bookingHref}
            onFollow={() => actor.send({ type: 'detail.book' })}
            className={classes['book']}
          >
            {bookService}
          </StepLink>
        )
      }
    >
      {shown && (
        <>
          {press?.card.picture && (
            <Picture
              picture={press.card.picture}
              sizes="(max-width: 928px) 100vw, 832px"
              className={classes['picture']}
            />
          )}
          <ServiceFacts detail={shown} />
          {press?.card.href.startsWith(pages) && (
            <p className={classes['more']}>
              <a href={press.card.href}>{moreAbout(shown.title)}</a>
            </p>
          )}
        </>
      )}
    </Dialog>
  )
}
