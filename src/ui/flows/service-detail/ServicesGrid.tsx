import { useCallback, type ComponentType, type MouseEvent } from 'react'
import { bookToday } from '../../../../content/words/service-detail.ts'
import type { GridCard, ServiceDetail } from '../../../../content/types.ts'
import { useAdapters } from '../../../adapters/use-adapters.ts'
import { ActionLink } from '../../blocks/ActionLink/ActionLink.tsx'
import { isForNewTab } from '../../is-for-new-tab.ts'
import { useLazyPart } from '../../loading/use-lazy-part.ts'
import { useOpening, type Press } from '../../loading/use-opening.ts'
import type { ServiceDialogProps } from './ServiceDialog.tsx'
import { ServicePictures } from './ServicePictures.tsx'
import { ServiceRows } from './ServiceRows.tsx'
import classes from './ServicesGrid.module.css'

export interface ServicesGridProps {
  title: string
  text: string
  cards: readonly GridCard[]
  /** The slugs of the services that are shown as large pictures above the rows. */
  pictured?: readonly string[]
  /** Where 'Book Your Appointment Today' leads. */
  bookingHref: string
  /** Called when 'Book This Service' is pressed in a card's detail. */
  onBook: (press: CardPress) => void
}

/** A card that was pressed, with its link, which gets the focus back. */
export interface CardPress extends Press {
  card: GridCard
}

/** Props of every link to a card. */
export type CardLink = (card: GridCard) => {
  href: string
  'aria-haspopup': 'dialog' | undefined
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void
  onPointerEnter: () => void
  onFocus: () => void
}

interface Detail {
  Dialog: ComponentType<ServiceDialogProps>
  details: Readonly<Record<string, ServiceDetail>>
}

/** The services by climate. Each is a link; once the page is alive a plain click opens its detail in a dialog. */
export function ServicesGrid({ title, text, cards, pictured = [], bookingHref, onBook }: ServicesGridProps) {
  const { records } = useAdapters()
  const fetchDetail = useCallback(async (): Promise<Detail> => {
    const [{ ServiceDialog }, details] = await Promise.all([
      import('./ServiceDialog.tsx'),
      records.read('service-details'),
    ])
    return { Dialog: ServiceDialog, details }
  }, [records])
  const [detail, load] = useLazyPart(fetchDetail)
  const [opened, press] = useOpening<CardPress>(load)
  const prepare = () => void load().catch(() => undefined)

  const onCardClick = (event: MouseEvent<HTMLAnchorElement>, card: GridCard) => {
    if (card.opens === 'link' || isForNewTab(event)) return
    event.preventDefault()
    press({ card, opener: event.currentTarget, href: card.href })
  }
  const linkOf: CardLink = (card) => ({
    href: card.href,
    'aria-haspopup': card.opens === 'detail' ? 'dialog' : undefined,
    onClick: (event) => onCardClick(event, card),
    onPointerEnter: prepare,
    onFocus: prepare,
  })

  return (
    <section id="services" className={classes['services']} aria-labelledby="services-title">
      <div className={classes['inner']}>
        <h2 id="services-title">{title}</h2>
        <p className={classes['text']}>{text}</p>
        <ServicePictures cards={cards} pictured={pictured} linkOf={linkOf} />
        <ServiceRows cards={cards} linkOf={linkOf} />
        <p className={classes['book']}>
          <ActionLink href={bookingHref}>{bookToday}</ActionLink>
        </p>
      </div>
      {detail && <detail.Dialog details={detail.details} opened={opened} onBook={onBook} />}
    </section>
  )
}
