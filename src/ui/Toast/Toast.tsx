import { Notification } from '@mantine/core'
import type { ReactNode } from 'react'
import './toast.css'
import classes from './Toast.module.css'

export interface ToastProps {
  /** Null while there is nothing to say; the toast is mounted all the same, so that what it says is announced. */
  title: string | null
  children: ReactNode
  onClose: () => void
}

/** A message in front of the page that stays until it is closed, announced without taking the focus. */
export function Toast({ title, children, onClose }: ToastProps) {
  return (
    <div role="status" className={classes['region']}>
      {title !== null && (
        <Notification
          role="presentation"
          title={title}
          classNames={{
            root: classes['toast'] ?? '',
            title: classes['title'] ?? '',
            description: classes['text'] ?? '',
            closeButton: classes['close'] ?? '',
          }}
          onClose={onClose}
          closeButtonProps={{ 'aria-label': `Close: ${title}`, iconSize: 20 }}
        >
          {children}
        </Notification>
      )}
    </div>
  )
}
