import { useMounted } from '@mantine/hooks'
import { useState } from 'react'
import type { Section } from '../../../../content/types.ts'
import { Band, type Surface } from '../Band/Band.tsx'
import classes from './StoredData.module.css'

export type StoredDataProps = Omit<Extract<Section, { kind: 'stored-data' }>, 'kind'> & {
  surface: Surface
  /** Without it there is no button. */
  deleteStored: (() => void) | undefined
}

/** What the site keeps in the visitor's browser; the button that deletes it comes with JavaScript, which it needs. */
export function StoredData({ items, byHand, button, done, deleteStored, ...band }: StoredDataProps) {
  const isAlive = useMounted()
  const [isDeleted, setIsDeleted] = useState(false)
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
            <button
              type="button"
              className={classes['button']}
              onClick={() => {
                deleteStored()
                setIsDeleted(true)
              }}
            >
              {button}
            </button>
          )}
          <p role="status">{isDeleted && done}</p>
        </div>
        <p>{byHand}</p>
      </div>
    </Band>
  )
}
