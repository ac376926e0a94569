/** What is told of an error: nothing that a visitor typed, no address, no message. */
interface ErrorReport {
  /** The class of the error: 'TypeError'. */
  kind: string
  /** Which build of the site it happened in. */
  build: string
  /** The pattern of the route, without what stands in it: '/book/$location'. */
  route: string
  /** The part of the page, as content names it. */
  section: string
}

/** Where errors of the page are told of. */
export interface ErrorReports {
  /** Never throws. What was told before is not told again, and a visit tells of ten errors at most. */
  report: (error: unknown, section: string) => void
}

export interface ErrorContext {
  build: string
  /** The pattern of the current route. */
  route: () => string
}

const mostPerVisit = 10

/** Reports errors as JSON to an address; nowhere without one. A visit is the life of a page. */
export function createErrorReports(url: string | null, { build, route }: ErrorContext): ErrorReports {
  const told = new Set<string>()
  return {
    report(error, section) {
      if (!url) return
      const report: ErrorReport = { kind: kindOf(error), build, route: route(), section }
      const text = JSON.stringify(report)
      if (told.has(text) || told.size >= mostPerVisit) return
      told.add(text)
      send(url, text)
    },
  }
}

/** Reports what no part of the page has caught; returns how to stop. */
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

/** A name may be anything: what does not look like a class is none. */
function kindOf(error: unknown): string {
  return error instanceof Error && /^[A-Z][A-Za-z]{0,40}$/.test(error.name) ? error.name : 'Unknown'
}

/** Goes on when the page is left. */
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
    // An error report is never worth another error.
  }
}
