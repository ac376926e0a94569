import { createBrowserInspector } from '@statelyai/inspect'
import { isCommand, pageStarted } from '../messages.ts'
import { watchFlows } from './watch.ts'

/** The page's side, where the page stands in the panel's frame. The panel is there first, so that nothing is lost. */
function connect(panel: Window, origin: string): void {
  const post = (message: object) => panel.postMessage(message, origin)
  post(pageStarted)
  const { obey } = watchFlows(createBrowserInspector({ autoStart: false, serialize: (event) => event, send: post }))
  window.addEventListener('message', ({ data, source, origin: sender }: MessageEvent<unknown>) => {
    if (source === panel && sender === origin && isCommand(data)) obey(data)
  })
}

if (window.parent !== window) connect(window.parent, window.location.origin)
