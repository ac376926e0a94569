import { ModalBase, ModalBaseCloseButton, ModalBaseContent, ModalBaseOverlay, OptionalPortal } from '@mantine/core'
import { useCallback, useId, useRef, useState, type MouseEvent, type ReactNode, type Ref } from 'react'
import { close } from '../../../content/words/common.ts'
import { dialog } from '../../../content/words/parts.ts'
import { brand } from '../../../content/brand.ts'
import { Boundary } from '../blocks/Boundary/Boundary.tsx'
import { MissingWords } from '../blocks/MissingPart/MissingWords.tsx'
import { MantineTheme } from '../MantineTheme/MantineTheme.tsx'
import { originOf } from './origin-of.ts'
import { useInertPage } from './use-inert-page.ts'
import './modal.css'
import classes from './Dialog.module.css'

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string | undefined
  /** What was pressed: the dialog grows out of it. */
  opener: HTMLElement | null
  /** The heading, which takes the focus when the dialog opens. */
  headingRef?: Ref<HTMLElement>
  /** A flow of steps: stays in view above the title, at one height in every step. */
  bar?: ReactNode
  /** A flow of steps: stands beside them on a wide screen. */
  aside?: ReactNode
  /** Stays in view below the rest. */
  foot?: ReactNode
  /** On a phone the whole screen is the dialog's. */
  fillsPhone?: boolean
  /** As wide as a form is, instead of as a grid of choices. */
  isNarrow?: boolean
  /** What is in the dialog has a heading that leads. */
  isTitleQuiet?: boolean
  /** Closing has to wait: the flow ignores it for now. */
  isBusy?: boolean
  children: ReactNode
}

/**
 * A flow's dialog: closed by its button, by Esc and by a click outside; the focus stays in it. Where the focus goes once
 * it is closed is the flow's to say (useFocusReturn). The page's scroll bar is taken away by the stylesheet, since the
 * `<style>` that Mantine would write for that is forbidden by the site's policy. It comes by a style's animation, for
 * Mantine's transition draws it three times before it is seen. Made of what `Modal` is made of: that one brings Mantine's
 * scroll area along, and `Modal.Body` makes all that is in it the dialog's description, which is read out as one text.
 * It is mounted open, with a title of its own: Mantine's opening and its title each draw all of it once more.
 */
export function Dialog(props: DialogProps) {
  return (
    <MantineTheme>
      <OptionalPortal>{props.isOpen && <Sheet {...props} />}</OptionalPortal>
    </MantineTheme>
  )
}

function Sheet(props: DialogProps) {
  const { onClose, title, opener, headingRef, bar, aside, foot, children } = props
  const { fillsPhone = false, isNarrow = false, isTitleQuiet = false, isBusy = false } = props
  const name = title ?? dialog
  const titleId = useId()
  const content = useRef<HTMLElement>(null)
  const nameByTitle = useCallback(
    (element: HTMLElement | null) => {
      content.current = element
      element?.setAttribute('aria-labelledby', titleId)
    },
    [titleId],
  )
  useInertPage(content)
  const [transformOrigin] = useState(() => originOf(opener))
  const missing = (
    <p role="alert">
      <MissingWords name={name} phone={brand.phone} />
    </p>
  )
  return (
    <ModalBase
      opened
      onClose={onClose}
      withinPortal={false}
      lockScroll
      trapFocus
      closeOnEscape
      transitionProps={{ duration: 0 }}
      removeScrollProps={{ removeScrollBar: false }}
      mod={{ 'fills-phone': fillsPhone, narrow: isNarrow, 'title-quiet': isTitleQuiet, steps: bar !== undefined }}
      className={classes['root']}
    >
      <ModalBaseOverlay
        backgroundOpacity={0.6}
        color="#0b1b2b"
        className={classes['overlay']}
        onClick={(event) => {
          if (!isSecondOfDoubleClick(event)) onClose()
        }}
      />
      <ModalBaseContent
        ref={nameByTitle}
        style={{ transformOrigin }}
        className={classes['content']}
        innerProps={{ className: classes['inner'] }}
        onMouseDown={keepFocusFromSecondPress}
      >
        <div className={classes['main']}>
          <div className={classes['head']}>
            <h2 id={titleId} className={classes['title']}>
              <span ref={headingRef} tabIndex={-1} data-autofocus>
                {title}
              </span>
            </h2>
            <div className={classes['bar']}>
              {bar && (
                <Boundary name={name} attempt={title}>
                  {bar}
                </Boundary>
              )}
              <ModalBaseCloseButton
                aria-label={close}
                size={44}
                iconSize={22}
                className={classes['close'] ?? ''}
                disabled={isBusy}
              />
            </div>
          </div>
          <div className={classes['body']}>
            <Boundary name={name} attempt={title} fallback={missing}>
              {children}
            </Boundary>
          </div>
          {foot && (
            <div className={classes['foot']}>
              <Boundary name={name} attempt={title}>
                {foot}
              </Boundary>
            </div>
          )}
        </div>
        {aside && (
          <div className={classes['aside']}>
            <Boundary name={name} attempt={title}>
              {aside}
            </Boundary>
          </div>
        )}
      </ModalBaseContent>
    </ModalBase>
  )
}

/** The second press of a double click lands on what the first one brought up: it is not to take the focus there. */
function keepFocusFromSecondPress(event: MouseEvent): void {
  const isOnLink = event.target instanceof Element && event.target.closest('a') !== null
  if (isOnLink && isSecondOfDoubleClick(event)) event.preventDefault()
}

/** The second click of the double click that opened the dialog lands beside it, and must not close it. */
function isSecondOfDoubleClick(event: MouseEvent): boolean {
  return event.detail > 1
}
