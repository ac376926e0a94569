import { pageLeft, wire, type Message, type Order, type Posted } from './messages.ts'

/** The end of a socket: a page or a panel. */
interface Client {
  send: (event: string, payload: object) => void
}

/** Pages that were left, whose messages are kept for panels that are opened later. */
const mostLeftPages = 20

/** Passes on what pages post to every panel, also to one that is opened later, and orders of panels to their page. */
export function createRelay() {
  const pages = new Map<Client, number>()
  const panels = new Set<Client>()
  let log: Posted[] = []
  let loaded = 0

  function pass(posted: Posted): void {
    log.push(posted)
    for (const panel of panels) panel.send(wire.posted, posted)
  }

  function forgetOldPages(): void {
    const left = log.filter(({ message }) => message.type === pageLeft.type).map(({ page }) => page)
    const old = left.slice(0, -mostLeftPages)
    if (old.length > 0) log = log.filter(({ page }) => !old.includes(page))
  }

  return {
    post: (client: Client, message: Message): void => {
      if (message.type === '@inspector.page') pages.set(client, ++loaded)
      const page = pages.get(client)
      if (page !== undefined) pass({ page, message })
    },
    watch: (client: Client): void => {
      panels.add(client)
      for (const posted of log) client.send(wire.posted, posted)
    },
    order: ({ page, command }: Order): void => {
      for (const [client, number] of pages) if (number === page) client.send(wire.command, command)
    },
    leave: (client: Client): void => {
      panels.delete(client)
      const page = pages.get(client)
      if (page === undefined) return
      pages.delete(client)
      pass({ page, message: pageLeft })
      forgetOldPages()
    },
  }
}
