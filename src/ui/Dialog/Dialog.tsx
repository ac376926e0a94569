import {
  memo,
  useEffect,
  useId,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type ReactPortal,
  type Ref,
} from 'react'
import { createPortal } from 'react-dom'
import { close } from '../../../content/words/common.ts'
import { dialog } from '../../../content/words/parts.ts'
import { brand } from '../../../content/brand.ts'
import { Boundary } from '../blocks/Boundary/Boundary.tsx'
import { MissingWords } from '../blocks/MissingPart/MissingWords.tsx'
import { cross } from '../blocks/PathIcon/icon-paths.ts'
import { PathIcon } from '../blocks/PathIcon/PathIcon.tsx'
import { focusIsTold } from '../focus-is-told.ts'
import { originOf } from './origin-of.ts'
import { useDialogKeys } from './use-dialog-keys.ts'
import { titleIsSpoken, useInertPage } from './use-inert-page.ts'
import classes from './Dialog.module.css'

declare module 'react-dom' {
  /** React takes a document, too, which its types do not say: it puts the part at the end of the body. */
  function createPortal(children: ReactNode, container: Document): ReactPortal
}

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string | undefined
  /** The element that was pressed: the dialog grows out of it. */
  opener: HTMLElement | null
  /** The heading, which takes the focus when the dialog opens. */
  headingRef?: Ref<HTMLElement>
  /** For a flow of steps: stays in view above the title, at the same height in every step. */
  bar?: ReactNode
  /** For a flow of steps: shown beside them on a wide screen. */
  aside?: ReactNode
  /** Stays in view below the content. */
  foot?: ReactNode
  /** On a phone the dialog fills the screen. */
  fillsPhone?: boolean
  /** As wide as a form instead of a grid of choices. */
  isNarrow?: boolean
  /** The content has a heading that is more prominent than the title. */
  isTitleQuiet?: boolean
  /** Closing is ignored for now by the flow. */
  isBusy?: boolean
  children: ReactNode
}

/**
 * A flow's dialog: its button, Esc and a press beside it close it, and the focus stays in it. The flow decides where
 * the focus goes after that (useFocusReturn); until a screen reader was told of that, the closed dialog is still there,
 * unseen. It is the last element of the page's body, in front of everything; React listens at the document for it, as
 * for the page: with the body in its place Orca says 'clickable' of each title. It appears by a CSS animation. The
 * router keeps how far it is scrolled by its title: another step begins at its own. Source:
 * docs/decisions/50-dialogs.md.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, opener, bar, fillsPhone, isNarrow, isTitleQuiet } = props
  const content = useRef<HTMLElement>(null)
  const [shown, setShown] = useState({ isOpen, isThere: isOpen, opening: 0 })
  if (isOpen !== shown.isOpen) setShown({ isOpen, isThere: true, opening: shown.opening + Number(isOpen) })
  useInertPage(isOpen, content, opener)
  useDialogKeys(isOpen, content, onClose)
  useEffect(() => {
    if (isOpen || !content.current) return undefined
    content.current.removeAttribute('data-scroll-restoration-id')
    const leaving = content.current.animate([], opener?.ariaBusy ? titleIsSpoken : focusIsTold)
    leaving.onfinish = () => setShown((last) => ({ ...last, isThere: false }))
    return () => leaving.cancel()
  }, [isOpen, opener])
  return (
    shown.isThere &&
    createPortal(
      <div
        className={classes['root']}
        data-leaving={!isOpen || undefined}
        data-fills-phone={fillsPhone || undefined}
        data-narrow={isNarrow || undefined}
        data-title-quiet={isTitleQuiet || undefined}
        data-steps={bar !== undefined || undefined}
      >
        <Sheet key={shown.opening} {...props} content={content} />
      </div>,
      document,
    )
  )
}

/**
 * What is in the dialog; a closed one stays as it was. The body's id makes it a parent in Firefox's accessibility tree,
 * where Orca looks for the caret once a step is removed (docs/spoken-findings.md).
 */
const Sheet = memo(
  function Sheet(props: DialogProps & { content: Ref<HTMLElement> }) {
    const { onClose, title, opener, headingRef, bar, aside, foot, children, content, isBusy } = props
    const name = title ?? dialog
    const titleId = useId()
    const [transformOrigin] = useState(() => originOf(opener))
    const missing = (
      <p role="alert">
        <MissingWords name={name} phone={brand.phone} />
      </p>
    )
    return (
      <>
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
            data-scroll-restoration-id={title}
            className={classes['content']}
          >
            <div className={classes['main']}>
              <div className={classes['head']}>
                <h2 id={titleId} className={classes['title']}>
                  <span key={title} ref={headingRef} tabIndex={-1} data-autofocus>
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
              <div id={`${titleId}b`} className={classes['body']}>
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
      </>
    )
  },
  (_, { isOpen }) => !isOpen,
)

/** Keeps the second press of a double click, which hits what the first one opened, from taking the focus there. */
function keepFocusFromSecondPress(event: MouseEvent): void {
  const isOnLink = event.target instanceof Element && event.target.closest('a') !== null
  if (isOnLink && isSecondOfDoubleClick(event)) event.preventDefault()
}

/**
 * Whether a click is the second of the double click that opened the dialog: it falls beside the dialog and must not
 * close it.
 */
function isSecondOfDoubleClick(event: MouseEvent): boolean {
  return event.detail > 1
}
