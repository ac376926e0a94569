import type { ReactNode } from 'react'
import classes from './Comparison.module.css'

export interface FactTableProps {
  caption: string
  /** Over the heads of the rows. */
  corner: string
  columns: readonly string[]
  rows: readonly FactRow[]
}

interface FactRow {
  /** For links to the row. */
  id?: string
  head: string
  /** One for each column. */
  cells: readonly ReactNode[]
}

/** The roles that the elements have anyway, but for browsers that take a stacked table for something else. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  head: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

/** A table whose rows are stacked where there is no room for columns: each cell then names its column. */
export function FactTable({ caption, corner, columns, rows }: FactTableProps) {
  return (
    <table {...roles.table} className={classes['table']}>
      <caption className="visually-hidden">{caption}</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {[corner, ...columns].map((column) => (
            <th key={column} {...roles.column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {rows.map(({ id, head, cells }) => (
          <tr key={head} id={id} {...roles.row}>
            <th {...roles.head}>{head}</th>
            {columns.map((column, index) => (
              <td key={column} {...roles.cell}>
                <span aria-hidden className={classes['label']}>
                  {column}
                </span>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
