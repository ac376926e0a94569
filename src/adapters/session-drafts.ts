/** Keeps what a visitor has typed while the tab is in use. */
export interface Drafts {
  /**
   * What is kept under this name, for the caller to parse, since storage cannot be trusted; undefined if there is
   * nothing.
   */
  read: (name: string) => unknown
  /** Never throws: what cannot be stored is kept in memory. */
  write: (name: string, value: unknown) => void
  clear: (name: string) => void
  /** Deletes what was typed and answered; keeps what says nothing about the visitor. Never throws. */
  forget: () => void
  /** Calls the listener after `forget`. */
  onForgotten: (listen: () => void) => void
  /** Whether everything that is kept will still be there after a reload. */
  outliveReload: () => boolean
  /**
   * Deletes all drafts and everything else that this site keeps in the browser; returns whether all of it is gone.
   * Never throws.
   */
  clearAll: () => boolean
}

const prefix = 'draft '

/** These describe the visit, not the visitor. */
const impersonal = ['campaign', 'renewed']

/** Drafts in the tab's sessionStorage; where that is full or forbidden, in memory until the page is left. */
export function sessionDrafts(): Drafts {
  const memory = new Map<string, string>()
  const listeners: (() => void)[] = []
  return {
    read(name) {
      const text = memory.get(name) ?? attempt(() => window.sessionStorage.getItem(keyOf(name)))
      return typeof text === 'string' ? attempt((): unknown => JSON.parse(text)) : undefined
    },
    write(name, value) {
      const text = JSON.stringify(value)
      const isStored = attempt(() => {
        window.sessionStorage.setItem(keyOf(name), text)
        return true
      })
      if (isStored) memory.delete(name)
      else memory.set(name, text)
    },
    clear(name) {
      memory.delete(name)
      attempt(() => window.sessionStorage.removeItem(keyOf(name)))
    },
    forget() {
      const stored = attempt(() => Object.keys(window.sessionStorage)) ?? []
      const names = stored.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
      for (const name of [...names, ...memory.keys()]) if (!impersonal.includes(name)) this.clear(name)
      listeners.forEach((listen) => listen())
    },
    onForgotten: (listen) => void listeners.push(listen),
    outliveReload: () => memory.size === 0,
    clearAll() {
      memory.clear()
      return [() => window.sessionStorage, () => window.localStorage].map(empty).every(Boolean)
    },
  }
}

function keyOf(name: string): string {
  return prefix + name
}

/** Empties a storage; returns whether it is empty now. One that the browser forbids counts as empty. */
function empty(open: () => Storage): boolean {
  const storage = attempt(open)
  if (!storage) return true
  attempt(() => storage.clear())
  return attempt(() => storage.length) === 0
}

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
