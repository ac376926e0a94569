/** What a report says of an error: nothing that a visitor typed, no address, no message. */
interface ErrorReport {
  /** The class of the error: 'TypeError'. */
  kind: string
  /** Which build of the site it happened in. */
  build: string
  /** The pattern of the route, without its parameters: '/book/$location'. */
  route: string
  /** The part of the page, by its name in content. */
  section: string
}

/** Where errors on the page are reported. */
export interface ErrorReports {
  /** Never throws. The same report is sent once, and at most ten are sent per visit. */
  report: (error: unknown, section: string) => void
}

export interface ErrorContext {
  build: string
  /** The pattern of the current route. */
  route: () => string
}

const mostPerVisit = 10

/** Sends reports as JSON to an address, or nowhere without one. A visit lasts until the page is left or reloaded. */
export function createErrorReports(url: string | null, { build, route }: ErrorContext): ErrorReports {
  const reported = new Set<string>()
  return {
    report(error, section) {
      if (!url) return
      const report: ErrorReport = { kind: kindOf(error), build, route: route(), section }
      const text = JSON.stringify(report)
      if (reported.has(text) || reported.size >= mostPerVisit) return
      reported.add(text)
      send(url, text)
    },
  }
}

/** Reports errors that no part of the page has caught; returns a function that stops it. */
export function reportUncaught({ report }: ErrorReports): () => void {
  const onError = ({ error }: ErrorEvent) => report(error, 'page')
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason, 'page')
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}

/** An error may have any name: one that does not look like a class name becomes 'Unknown'. */
function kindOf(error: unknown): string {
  return error instanceof Error && /^[A-Z][A-Za-z]{0,40}$/.test(error.name) ? error.name : 'Unknown'
}

/** The request continues after the page is left. */
function send(url: string, body: string): void {
  const headers = { 'content-type': 'application/json' }
  try {
    const options = {
      method: 'POST',
      headers,
      body,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'origin',
    } as const
    void fetch(url, options).catch(() => undefined)
  } catch {
    // A failed report must not cause another error.
  }
}
