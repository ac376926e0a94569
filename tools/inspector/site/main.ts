import { createBrowserInspector } from '@statelyai/inspect'
import { isCommand, pageStarted } from '../messages.ts'
import { watchFlows } from './watch.ts'

/** Connects a page inside the panel's frame to the panel, which is there first, so that no message is lost. */
function connect(panel: Window, origin: string): void {
  const post = (message: object) => panel.postMessage(message, origin)
  post(pageStarted)
  const { execute } = watchFlows(createBrowserInspector({ autoStart: false, serialize: (event) => event, send: post }))
  window.addEventListener('message', ({ data, source, origin: sender }: MessageEvent<unknown>) => {
    if (source === panel && sender === origin && isCommand(data)) execute(data)
  })
}

if (window.parent !== window) connect(window.parent, window.location.origin)
