import { Notification } from '@mantine/core'
import { cleanNotifications, createNotificationsStore, Notifications, showNotification } from '@mantine/notifications'
import { useEffect, useEffectEvent, useState } from 'react'
import { close } from '../../../content/words/toast.ts'
import { StatusIcon } from '../Notice/StatusIcon.tsx'
import { MantineTheme } from '../MantineTheme/MantineTheme.tsx'
import './toast.css'
import classes from './Toast.module.css'

export interface ToastProps {
  /** Null while there is nothing to say; the toast stays mounted, so that its message is announced when it comes. */
  title: string | null
  text: string
  onClose: () => void
}

/**
 * A message in front of the page, announced without taking the focus. Its button asks for it to be closed; it stays
 * until its title is null.
 */
export function Toast({ title, text, onClose }: ToastProps) {
  const [store] = useState(createNotificationsStore)
  const onPress = useEffectEvent(onClose)
  useEffect(() => {
    if (title === null) return
    const renderNotification = () => draw(title, text, onPress)
    showNotification({ role: 'presentation', message: text, autoClose: false, renderNotification }, store)
    return () => cleanNotifications(store)
  }, [store, title, text])
  return (
    <div role="status">
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

/** Title and text are one text: as two, Chromium tells of them apart, and in any order. */
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
      closeButtonProps={{ 'aria-label': close(title), iconSize: 20 }}
    >
      <strong className={classes['title']}>{title}</strong> {text}
    </Notification>
  )
}
