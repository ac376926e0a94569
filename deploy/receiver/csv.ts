import type { StoredLead } from './store.ts'

/**
 * Leads as CSV (RFC 4180, UTF-8 with a byte order mark so that Excel reads accents): one column per field that any of them has, `campaign.utm_source` for
 * nested ones. A cell that a spreadsheet would run as a formula begins with an apostrophe (OWASP, CSV injection).
 */
export function toCsv(leads: readonly StoredLead[]): string {
  const rows = leads.map(fieldsOf)
  const columns = [...new Set(['received', 'kind', 'id', ...rows.flatMap((row) => [...row.keys()])])]
  const lines = [columns, ...rows.map((row) => columns.map((column) => row.get(column) ?? ''))]
  return `\uFEFF${lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('')}`
}

function fieldsOf({ received, kind, body }: StoredLead): Map<string, string> {
  return new Map([...flatten(JSON.parse(body), ''), ['received', received], ['kind', kind]])
}

function flatten(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return [[path, value === null ? '' : JSON.stringify(value)]]
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, path === '' ? key : `${path}.${key}`))
}

function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
