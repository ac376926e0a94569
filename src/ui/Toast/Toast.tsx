import { Notification } from '@mantine/core'
import { cleanNotifications, createNotificationsStore, Notifications, showNotification } from '@mantine/notifications'
import { useEffect, useEffectEvent, useState } from 'react'
import * as words from '../../../content/words/toast.ts'
import { focusIsTold } from '../focus-is-told.ts'
import { StatusIcon } from '../Notice/StatusIcon.tsx'
import { MantineTheme } from '../MantineTheme/MantineTheme.tsx'
import './toast.css'
import classes from './Toast.module.css'

export interface ToastProps {
  /** Null while there is nothing to say; the toast stays mounted, so that its message is announced when it comes. */
  title: string | null
  text: string
  /** Its button was pressed: the focus goes elsewhere before the toast does. */
  onPress: () => void
  onClose: () => void
}

/**
 * A message in front of the page, announced without taking the focus. Its button asks for it to be closed; it stays
 * until its title is null.
 */
export function Toast({ title, text, onPress, onClose }: ToastProps) {
  const [store] = useState(createNotificationsStore)
  const [isLeaving, setLeaving] = useState(false)
  const leave = useEffectEvent(() => {
    onPress()
    setLeaving(true)
  })
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (title === null) return
    const renderNotification = () => draw(title, text, leave)
    showNotification({ role: 'presentation', message: text, autoClose: false, renderNotification }, store)
    return () => {
      cleanNotifications(store)
      setLeaving(false)
    }
  }, [store, title, text])
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(close, focusIsTold)
    return () => clearTimeout(timer)
  }, [isLeaving])
  return (
    <div data-leaving={isLeaving || undefined}>
      <p role="status" className="visually-hidden">
        {title !== null && words.told(title, text)}
      </p>
      <MantineTheme>
        <Notifications
          store={store}
          position="top-right"
          transitionDuration={0}
          allowDragDismiss={false}
          allowScrollDismiss={false}
          withinPortal={false}
          className={classes['region'] ?? ''}
        />
      </MantineTheme>
    </div>
  )
}

/** What is seen. It is announced as one text elsewhere: as two, Chromium tells of them apart, and in any order. */
function draw(title: string, text: string, onClose: () => void) {
  return (
    <Notification
      role="presentation"
      classNames={{
        root: classes['toast'] ?? '',
        icon: classes['icon'] ?? '',
        body: classes['body'] ?? '',
        description: classes['text'] ?? '',
        closeButton: classes['close'] ?? '',
      }}
      icon={<StatusIcon tone="done" />}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': words.close(title), iconSize: 20 }}
    >
      <span aria-hidden>
        <strong className={classes['title']}>{title}</strong> {text}
      </span>
    </Notification>
  )
}
