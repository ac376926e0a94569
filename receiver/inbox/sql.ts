import type { Queries, Row, Value } from '../database/database.ts'

/** A part of a statement, in which each `?` stands for the next of its values. */
export interface Clause {
  sql: string
  values: readonly Value[]
}

/** A part of a statement: the values are never part of its text. */
export function clause(sql: string, ...values: readonly Value[]): Clause {
  return { sql, values }
}

/** All of these conditions. */
export function allOf(...conditions: readonly Clause[]): Clause {
  return joined(conditions, ' AND ')
}

/** One of these conditions at least. */
export function anyOf(...conditions: readonly Clause[]): Clause {
  return joined(conditions, ' OR ')
}

/** Clauses behind each other. */
function joined(clauses: readonly Clause[], between: string): Clause {
  return {
    sql: clauses.map(({ sql }) => `(${sql})`).join(between),
    values: clauses.flatMap(({ values }) => values),
  }
}

/** One value of these; nothing is, where there are none. */
export function oneOf(column: string, values: readonly Value[]): Clause {
  return values.length === 0 ? clause('1 = 0') : clause(`${column} IN (${values.map(() => '?').join(', ')})`, ...values)
}

/** Runs a statement made of parts. */
export function ask(queries: Queries, ...parts: readonly (Clause | string)[]): Promise<Row[]> {
  const clauses = parts.map((part) => (typeof part === 'string' ? clause(part) : part))
  let count = 0
  const sql = clauses.map((one) => one.sql.replaceAll('?', () => `$${(count += 1)}`)).join(' ')
  return queries.run(sql, ...clauses.flatMap(({ values }) => values))
}
