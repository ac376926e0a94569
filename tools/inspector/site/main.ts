import { createBrowserInspector } from '@statelyai/inspect'
import { wire, type Message } from '../messages.ts'
import { registeredFlows } from './known-flows.ts'
import { watchFlows } from './watch.ts'

/**
 * Connects this page to the panels by the development server's socket, wherever it is open: in a tab, in the panel's
 * frame or on a phone. A built page has no such socket.
 */
function connect(): void {
  const post = (message: Message) => import.meta.hot?.send(wire.post, message)
  post({ type: '@inspector.page', path: window.location.pathname, width: window.innerWidth })
  const { execute } = watchFlows(
    createBrowserInspector({ autoStart: false, serialize: (event) => event, send: post }),
    registeredFlows,
  )
  import.meta.hot?.on(wire.command, execute)
}

connect()
