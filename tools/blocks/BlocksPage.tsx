import type { Climate } from '../../content/types.ts'
import classes from './BlocksPage.module.css'
import { climates } from './climates.ts'
import { blockOf, type Sample } from './sample.ts'
import { samplesIn } from './samples.tsx'

/** Every block and graphic in every state it can have, in one climate, and links to the other three. */
export function BlocksPage({ climate }: { climate: Climate }) {
  const samples = samplesIn(climate)
  return (
    <>
      <header className={classes['head']}>
        <nav aria-label="Climates">
          {climates.map((each) => (
            <a key={each} href={`?climate=${each}`} aria-current={each === climate ? 'page' : undefined}>
              {each}
            </a>
          ))}
        </nav>
      </header>
      <main data-climate={climate}>
        {samples.map((sample) => (
          <Frame key={nameOf(sample)} sample={sample} />
        ))}
      </main>
    </>
  )
}

function Frame({ sample }: { sample: Sample }) {
  const { view, within } = sample
  return (
    <article data-block={nameOf(sample)}>
      <h2 className={classes['name']}>{nameOf(sample)}</h2>
      <div className={classes['stage']} data-within={within} data-scene={within === 'scene' || undefined}>
        {view}
      </div>
    </article>
  )
}

function nameOf(sample: Sample): string {
  return [blockOf(sample), sample.state].filter(Boolean).join(', ')
}
