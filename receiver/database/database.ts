/** What a column holds: both databases give texts, whole numbers and nulls. */
export type Value = string | number | null

/** A row by its columns' names. */
export type Row = Readonly<Record<string, Value>>

/** Asks a database. Parameters stand in the text as `$1`, `$2` and so on, and may be used twice. */
export interface Queries {
  /** Resolves to the rows that the statement selects or, with RETURNING, changes. */
  run: (sql: string, ...parameters: readonly Value[]) => Promise<Row[]>
}

/**
 * One database for a receiver's requests, accounts and queues: SQLite in a file, or PostgreSQL where several receivers
 * stand behind a load balancer. Times are texts in ISO 8601, UTC, so that both sort and compare them alike.
 */
export interface Database extends Queries {
  kind: 'sqlite' | 'postgres'
  /**
   * Runs everything or nothing; resolves once it is on the disk. Rejects, with nothing changed, where `work` does or
   * the disk does not confirm it.
   */
  transaction: <Result>(work: (queries: Queries) => Promise<Result>) => Promise<Result>
  /** The selected rows of the moment in which reading begins, one at a time; neither sees nor delays later writes. */
  each: (sql: string) => AsyncIterable<Row>
  /** The time in milliseconds since 1970: the server's, which is the same for all receivers. */
  now: () => Promise<number>
  /**
   * The bytes that are used. PostgreSQL's files do not shrink when rows are deleted: where they have reached `ceiling`
   * bytes, these are the bytes of the rows and indexes in them, as they were at most a minute ago.
   */
  size: (ceiling?: number) => Promise<number>
  /** Where the data is, for people, without a password. */
  place: string
  /**
   * Takes what was deleted from the disk, where the database keeps it until then. Rejects where that takes too long: on
   * PostgreSQL longer than `patience` milliseconds, 15 s unless given, after which it goes on with it.
   */
  forget: (patience?: number) => Promise<void>
  /** The part of a query that leaves out rows which another receiver has locked, where the database knows such a part. */
  skipLocked: string
  close: () => Promise<void>
}

/** The text of a column; '' of a null. */
export function textOf(row: Row | undefined, column: string): string {
  return String(row?.[column] ?? '')
}

/** The number of a column; 0 of a null. */
export function numberOf(row: Row | undefined, column: string): number {
  return Number(row?.[column] ?? 0)
}

/** Reads everything; for what is known to be little. */
export async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

/** A row as a driver gives it. What is neither a text nor a number counts as null, but for large whole numbers. */
export function rowOf(row: Readonly<Record<string, unknown>>): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, valueOf(value)]))
}

function valueOf(value: unknown): Value {
  if (typeof value === 'bigint') return Number(value)
  return typeof value === 'string' || typeof value === 'number' ? value : null
}
