import { useState } from 'react'
import type { Inspection } from '../log.ts'
import { readSession } from '../session.ts'
import { saveSession } from '../session-text.ts'
import styles from './SessionBar.module.css'

interface SessionBarProps {
  inspection: Inspection
  isFollowing: boolean
  onFollow: (isFollowing: boolean) => void
  /** Shows a session of before; null: what runs now. */
  onShow: (session: Inspection | null) => void
}

/** What concerns the whole session: following, and writing it to a file or reading one. */
export function SessionBar({ inspection, isFollowing, onFollow, onShow }: SessionBarProps) {
  const [said, setSaid] = useState('')
  const open = async (file: File) => {
    try {
      onShow(readSession(await file.text()))
      setSaid(file.name)
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error))
    }
  }
  const close = () => {
    onShow(null)
    setSaid('')
  }
  return (
    <div className={styles.bar} role="group" aria-label="Session">
      <label>
        <input type="checkbox" checked={isFollowing} onChange={() => onFollow(!isFollowing)} /> Follow the active flow
      </label>
      <button type="button" onClick={() => saveSession(inspection, 'inspector-session.json')}>
        Export session
      </button>
      <label>
        Import session{' '}
        <input
          type="file"
          accept="application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void open(file)
            target.value = ''
          }}
        />
      </label>
      <span role="status">{said}</span>
      {said && (
        <button type="button" onClick={close}>
          Back to what runs now
        </button>
      )}
    </div>
  )
}
