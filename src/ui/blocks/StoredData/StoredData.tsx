import { useMounted } from '@mantine/hooks'
import { useState } from 'react'
import type { Section } from '../../../../content/types.ts'
import { Band, type Surface } from '../Band/Band.tsx'
import classes from './StoredData.module.css'

export type StoredDataProps = Omit<Extract<Section, { kind: 'stored-data' }>, 'kind'> & {
  surface: Surface
  /** Resolves to whether all of it is gone; without it there is no button. */
  deleteStored: (() => Promise<boolean>) | undefined
}

/** What the site keeps in the visitor's browser; the button that deletes it needs JavaScript and appears with it. */
export function StoredData({ items, byHand, button, done, failed, deleteStored, ...band }: StoredDataProps) {
  const isAlive = useMounted()
  const [isGone, setIsGone] = useState<boolean | null>(null)
  return (
    <Band {...band} split>
      <div className={classes['words']}>
        <ul className={classes['items']}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <div className={classes['delete']}>
          {isAlive && deleteStored && (
            <button type="button" className={classes['button']} onClick={() => void deleteStored().then(setIsGone)}>
              {button}
            </button>
          )}
          <p role="status">{isGone !== null && (isGone ? done : failed)}</p>
        </div>
        <p>{byHand}</p>
      </div>
    </Band>
  )
}
