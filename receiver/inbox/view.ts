/** The lists of requests; `found` has what a search found, in every state. */
export const tabs = ['new', 'overdue', 'done', 'spam', 'unforwarded', 'found'] as const
export type Tab = (typeof tabs)[number]

/** Which list is shown, as its address says. */
export interface View {
  tab: Tab
  /** A clinic's slug, 'none' for requests that name no clinic, or '' for all. */
  clinic: string
  /** Counted from 1. */
  page: number
  /** What is searched, sealed (secrets.ts); ''. */
  search: string
}

export const firstView: View = { tab: 'new', clinic: '', page: 1, search: '' }

/** A value of an address or a form, without NUL, which PostgreSQL does not take; '' where it is missing or given twice. */
export function fieldOf(fields: unknown, name: string): string {
  if (typeof fields !== 'object' || fields === null || !Object.hasOwn(fields, name)) return ''
  const value: unknown = Reflect.get(fields, name)
  return typeof value === 'string' ? value.replaceAll('\0', '') : ''
}

/** Reads a view from a query; what no list has is left out. */
export function readView(query: unknown): View {
  const search = /^[\w-]{1,2000}$/.exec(fieldOf(query, 'search'))?.[0] ?? ''
  const tab = tabs.find((tab) => tab === fieldOf(query, 'tab')) ?? 'new'
  return {
    tab: tab === 'found' && search === '' ? 'new' : tab,
    clinic: /^[\w-]{1,100}$/.exec(fieldOf(query, 'clinic'))?.[0] ?? '',
    page: Number(/^[1-9]\d{0,5}$/.exec(fieldOf(query, 'page'))?.[0] ?? 1),
    search: tab === 'found' ? search : '',
  }
}

/** The address of a view, with further values. */
export function addressOf(view: View, more: Readonly<Record<string, string>> = {}): string {
  const values = {
    tab: view.tab === 'new' ? '' : view.tab,
    clinic: view.clinic,
    page: view.page === 1 ? '' : String(view.page),
    search: view.search,
    ...more,
  }
  return withQuery('/requests', values)
}

/** The list that a page or form names as where it came from; the first one where it names none. Never another site. */
export function viewIn(from: string): View {
  return readView(Object.fromEntries(new URLSearchParams(from.split('?')[1] ?? '')))
}

/** The address of a request, or of a page about it, that leads back to the list from which it was opened. */
export function requestAddress(path: string, list: View, more: Readonly<Record<string, string>> = {}): string {
  const from = addressOf(list)
  return withQuery(`/requests/${path}`, { ...more, from: from === '/requests' ? '' : from })
}

/** What a form on a request's page says as where it came from: that page, opened from this list. */
export function fromRequest(list: View): string {
  return addressOf(list).replace('/requests', 'request')
}

/** Whether a form came from its request's own page. */
export function isOnItsPage(from: string): boolean {
  return !from.startsWith('/requests')
}

/** An address with the values that are not ''. */
export function withQuery(path: string, values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString()
  return query === '' ? path : `${path}?${query}`
}
