import { useId, useRef, useState, type MouseEvent, type ReactNode, type Ref } from 'react'
import { createPortal } from 'react-dom'
import { close } from '../../../content/words/common.ts'
import { dialog } from '../../../content/words/parts.ts'
import { brand } from '../../../content/brand.ts'
import { Boundary } from '../blocks/Boundary/Boundary.tsx'
import { MissingWords } from '../blocks/MissingPart/MissingWords.tsx'
import { cross } from '../blocks/PathIcon/icon-paths.ts'
import { PathIcon } from '../blocks/PathIcon/PathIcon.tsx'
import { originOf } from './origin-of.ts'
import { useDialogKeys } from './use-dialog-keys.ts'
import { useInertPage } from './use-inert-page.ts'
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
 * A flow's dialog: closed by its button, by Esc and by a press beside it; the focus stays in it. Where the focus goes once
 * it is closed is the flow's to say (useFocusReturn). It stands at the end of the page's body, over all of it, and comes by
 * a style's animation. Source: docs/decisions/50-dialogs.md.
 */
export function Dialog(props: DialogProps) {
  return props.isOpen && createPortal(<Sheet {...props} />, document.body)
}

function Sheet(props: DialogProps) {
  const { onClose, title, opener, headingRef, bar, aside, foot, children } = props
  const { fillsPhone = false, isNarrow = false, isTitleQuiet = false, isBusy = false } = props
  const name = title ?? dialog
  const titleId = useId()
  const content = useRef<HTMLElement>(null)
  useInertPage(content)
  useDialogKeys(content, onClose)
  const [transformOrigin] = useState(() => originOf(opener))
  const missing = (
    <p role="alert">
      <MissingWords name={name} phone={brand.phone} />
    </p>
  )
  return (
    <div
      className={classes['root']}
      data-fills-phone={fillsPhone || undefined}
      data-narrow={isNarrow || undefined}
      data-title-quiet={isTitleQuiet || undefined}
      data-steps={bar !== undefined || undefined}
    >
      <div
        role="presentation"
        className={classes['overlay']}
        onClick={(event) => {
          if (!isSecondOfDoubleClick(event)) onClose()
        }}
      />
      <div role="presentation" className={classes['inner']} onMouseDown={keepFocusFromSecondPress}>
        <section
          ref={content}
          role="dialog"
          aria-modal
          aria-labelledby={titleId}
          tabIndex={-1}
          style={{ transformOrigin }}
          className={classes['content']}
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
                <button
                  type="button"
                  aria-label={close}
                  className={classes['close']}
                  disabled={isBusy}
                  onClick={onClose}
                >
                  <PathIcon path={cross} size={24} stroke={1.8} />
                </button>
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
        </section>
      </div>
    </div>
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
