import { Chip } from '@mantine/core'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import * as words from '../../../content/words/compare.ts'
import type { ComparedService } from '../../../content/types.ts'
import { useSiteHistory } from '../../adapters/use-adapters.ts'
import { ActionButton } from '../blocks/ActionLink/ActionButton.tsx'
import { MantineTheme } from '../MantineTheme/MantineTheme.tsx'
import { askedServices, searchWith, withToggled } from './chosen-services.ts'
import row from '../blocks/Comparison/Comparison.module.css'
import classes from './ServiceChoice.module.css'

const path = '/compare'

const chipClasses = {
  root: classes['root'] ?? '',
  input: classes['input'] ?? '',
  label: `${row['choice']} ${classes['chip']}`,
  iconWrapper: classes['icon'] ?? '',
}

export interface ServiceChoiceProps {
  services: readonly ComparedService[]
  /** Told which services the address names, at once and at each change. */
  onChosen: (chosen: readonly string[]) => void
}

/**
 * Chips that choose up to three services. The address says which they are, and a choice replaces it. They take the focus
 * over from the links in whose place they come.
 */
export function ServiceChoice({ services, onChosen }: ServiceChoiceProps) {
  const history = useSiteHistory()
  const known = useMemo(() => services.map(({ slug }) => slug), [services])
  const [asked, setAsked] = useState(() => askedServices(history.here.search, known))
  const [isFull, setFull] = useState(false)
  const label = useId()
  const title = useRef<HTMLParagraphElement>(null)
  const choices = useRef<HTMLUListElement>(null)
  // While this is drawn for the first time, the link to a service's row still has the focus.
  const [focused] = useState(() => document.activeElement?.getAttribute('href') ?? '')

  useEffect(() => {
    const place = known.findIndex((slug) => focused === `#row-${slug}`)
    if (document.activeElement === document.body) choices.current?.querySelectorAll('input')[place]?.focus()
  }, [known, focused])

  useEffect(() => {
    const follow = () => {
      if (history.here.pathname !== path) return
      const next = askedServices(history.here.search, known)
      setAsked(next)
      setFull(false)
      onChosen(next.chosen)
    }
    follow()
    return history.subscribe(follow)
  }, [history, known, onChosen])

  const choose = (chosen: readonly string[] | null) => {
    setFull(chosen === null)
    if (chosen) history.write('replace', path + searchWith(history.here.search, chosen), { flow: 'compare', depth: 0 })
  }

  return (
    <MantineTheme>
      <div role="group" aria-labelledby={label} className={row['choices']}>
        <p id={label} ref={title} tabIndex={-1}>
          {words.choose}
        </p>
        <ul ref={choices}>
          {services.map(({ slug, name }) => (
            <li key={slug}>
              <Chip
                checked={asked.chosen.includes(slug)}
                onChange={() => choose(withToggled(asked.chosen, slug))}
                classNames={chipClasses}
                unstyled
              >
                {name}
              </Chip>
            </li>
          ))}
        </ul>
        <p role="status" className={classes['status']}>
          {messageOf(asked, isFull)}
        </p>
        {asked.chosen.length > 0 && (
          <div className={classes['all']}>
            <ActionButton
              tone="quiet"
              compact
              onClick={() => {
                title.current?.focus()
                choose([])
              }}
            >
              {words.showAll}
            </ActionButton>
          </div>
        )}
      </div>
    </MantineTheme>
  )
}

function messageOf({ unknown, hasMore }: ReturnType<typeof askedServices>, isFull: boolean): string {
  if (isFull) return words.full
  return [unknown > 0 ? words.unknown(unknown) : '', hasMore ? words.tooMany : ''].filter(Boolean).join(' ')
}
