import * as words from '../../../../content/words/price-list.ts'
import type { PricedGroup, Section } from '../../../../content/types.ts'
import { Band, type Surface } from '../Band/Band.tsx'
import classes from './Prices.module.css'

export type PricesProps = Omit<Extract<Section, { kind: 'prices' }>, 'kind'> & { surface: Surface }

/** Prices in groups, a table for each. */
export function Prices({ groups, ...band }: PricesProps) {
  return (
    <Band {...band}>
      <div className={classes['groups']}>
        {groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
    </Band>
  )
}

function Group({ group: { title, href, why, rows } }: { group: PricedGroup }) {
  return (
    <div className={classes['group']}>
      <h3>
        <a href={href}>{title}</a>
      </h3>
      {why && <p>{why}</p>}
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.price}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, note, price }) => (
            <tr key={`${what} ${price}`}>
              <th scope="row">
                {what} <span>{note}</span>
              </th>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
