import type { ReactNode } from 'react'
import * as words from '../../../../content/words/compare.ts'
import type { ComparedService, Section } from '../../../../content/types.ts'
import { Band, type Surface } from '../Band/Band.tsx'
import { FactTable } from './FactTable.tsx'
import classes from './Comparison.module.css'

export interface ComparisonProps extends Omit<Extract<Section, { kind: 'comparison' }>, 'kind'> {
  surface: Surface
  /** The slugs of the services that stand side by side; where there are none, each service has a row. */
  chosen?: readonly string[]
  /** Chooses them; without it links lead to the rows. */
  children?: ReactNode
}

/** Services by their facts: all of them in rows, or the chosen ones side by side. */
export function Comparison({ services, chosen = [], children, ...band }: ComparisonProps) {
  const compared = chosen.flatMap((slug) => services.find((one) => one.slug === slug) ?? [])
  return (
    <Band {...band}>
      {children ?? <RowLinks services={services} />}
      {compared.length > 0 ? (
        <FactTable
          caption={words.sideBySide}
          corner={words.fact}
          columns={compared.map(({ name }) => name)}
          rows={words.facts.map(([fact, title]) => ({
            head: title,
            cells: compared.map((service) => <Said key={service.slug} fact={fact} service={service} />),
          }))}
        />
      ) : (
        <FactTable
          caption={words.allServices}
          corner={words.service}
          columns={words.facts.map(([, title]) => title)}
          rows={services.map((service) => ({
            id: rowOf(service),
            head: service.name,
            cells: words.facts.map(([fact]) => <Said key={fact} fact={fact} service={service} />),
          }))}
        />
      )}
    </Band>
  )
}

/** The id of a service's row. */
function rowOf({ slug }: Pick<ComparedService, 'slug'>): string {
  return `row-${slug}`
}

function RowLinks({ services }: Pick<ComparisonProps, 'services'>) {
  return (
    <nav className={classes['choices']} aria-label={words.goTo}>
      <p>{words.goTo}</p>
      <ul>
        {services.map((service) => (
          <li key={service.slug}>
            <a className={classes['choice']} href={`#${rowOf(service)}`}>
              {service.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface SaidProps {
  fact: keyof ComparedService['facts']
  service: ComparedService
}

/** What a service says of one fact; where it is booked leads there. */
function Said({ fact, service: { name, href, facts, action } }: SaidProps) {
  const [first, ...others] = facts[fact]
  return (
    <>
      {others.length === 0 ? (
        <p>{first}</p>
      ) : (
        <ul>
          {facts[fact].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {fact === 'booked' && (
        <p className={classes['links']}>
          <a href={action.href}>
            {action.label} {!action.label.includes(name) && <span className="visually-hidden">{name}</span>}
          </a>{' '}
          <a href={href}>{words.about(name)}</a>
        </p>
      )}
    </>
  )
}
