import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react'
import { missing } from '../../../../content/words/exam.ts'
import { siteSettings } from '../../../../content/site.ts'
import type { ExamStartProps } from '../../blocks/Action/Action.tsx'
import { ActionButton } from '../../blocks/ActionLink/ActionButton.tsx'
import { ActionLink } from '../../blocks/ActionLink/ActionLink.tsx'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import { useLazyPart } from '../../loading/use-lazy-part.ts'
import { useOpening, type Press } from '../../loading/use-opening.ts'
import type { ExamDialogProps } from './ExamDialog.tsx'
import classes from './ExamStart.module.css'

interface LoadedDialog {
  Dialog: ComponentType<ExamDialogProps>
}

/** Starts the exam: a phone link until the page is alive, then a button that opens the exam's dialog. */
export function ExamStart({ label, phone, frame, ...look }: ExamStartProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [alive, setAlive] = useState<{ hadFocus: boolean } | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [loaded, load] = useLazyPart(fetchDialog)
  const [opened, press] = useOpening<Press>(load, () => setMissing(true))
  const call = `tel:${phone.e164}`
  const prepare = () => void load().catch(() => undefined)

  useEffect(() => setAlive({ hadFocus: place.current?.contains(document.activeElement) ?? false }), [])

  const start = ({ currentTarget: opener }: MouseEvent<HTMLButtonElement>) => {
    setMissing(false)
    press({ opener, href: call })
  }

  return (
    <>
      <span ref={place} className={classes['start']} onPointerEnter={prepare} onFocus={prepare}>
        {alive ? (
          <ActionButton {...look} ref={alive.hadFocus ? takeFocus : undefined} opensDialog onClick={start}>
            {label}
          </ActionButton>
        ) : (
          <ActionLink {...look} href={call}>
            {label}
          </ActionLink>
        )}
      </span>
      <div role="status" className={classes['message']}>
        <p hidden={!isMissing || !siteSettings.revealUnavailable}>{missing(<CallLink key="phone" phone={phone} />)}</p>
      </div>
      {loaded && <loaded.Dialog opened={opened} phone={phone} frame={frame} />}
    </>
  )
}

/** Moves the focus to the button if the link that it replaces had it. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus()
}

async function fetchDialog(): Promise<LoadedDialog> {
  const { ExamDialog } = await import('./ExamDialog.tsx')
  return { Dialog: ExamDialog }
}
