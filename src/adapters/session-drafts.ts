/** Keeps what a visitor has typed while the tab is in use. */
export interface Drafts {
  /** What was kept under this name, for the caller to parse: storage is not to be trusted. Undefined where nothing was. */
  read: (name: string) => unknown
  /** Never throws: what storage does not take is kept in memory. */
  write: (name: string, value: unknown) => void
  clear: (name: string) => void
  /** Forgets what was typed and answered; what tells nothing of the visitor stays. Never throws. */
  forget: () => void
  /** Hears that what was typed has been forgotten. */
  onForgotten: (listen: () => void) => void
  /** Whether all that is kept is still there once the page is loaded again. */
  outliveReload: () => boolean
  /** Deletes all drafts, and all else that this site keeps in the browser; whether all is gone. Never throws. */
  clearAll: () => boolean
}

const prefix = 'draft '

/** Of the visit, not of its visitor. */
const impersonal = ['campaign', 'renewed']

/** Drafts in the tab's sessionStorage; in memory, until the page is left, where that is full or forbidden. */
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

/** Whether a storage is empty afterwards; one that the browser forbids holds nothing. */
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
