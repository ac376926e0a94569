import type { Climate } from '../../../content/types.ts'
import { Ruler } from '../../../src/ui/graphics/Ruler/Ruler.tsx'
import { SessionBar } from '../../../src/ui/graphics/SessionBar/SessionBar.tsx'
import { WasNow } from '../../../src/ui/graphics/WasNow/WasNow.tsx'
import { WeekBars } from '../../../src/ui/graphics/WeekBars/WeekBars.tsx'
import { clinicPage, given, home, servicePage, treatmentIn } from '../content.ts'
import type { Sample } from '../sample.ts'

/** The graphics. The bar of a session is shown as the climate's treatment has it, and with a choice of lengths. */
export function graphicSamples(climate: Climate): Sample[] {
  const { session } = treatmentIn(climate)
  const { hours } = clinicPage('cincinnati').location
  const [offer] = home.content.offers.items
  return [
    { within: 'scene', view: <Ruler ruler={home.content.ruler} /> },
    ...(session ? [{ within: 'scene', view: <SessionBar session={session} /> } as const] : []),
    {
      state: 'with a longer choice',
      within: 'scene',
      view: <SessionBar session={given(servicePage('chillskin').session ?? undefined, 'session')} />,
    },
    { within: 'box', view: <WasNow offer={given(offer, 'offer')} /> },
    { state: 'before the page is alive', within: 'box', view: <WeekBars week={hours} now={null} /> },
    {
      state: 'a day on which it is open',
      within: 'box',
      view: <WeekBars week={hours} now={{ weekday: 'tue', time: '14:30' }} />,
    },
    {
      state: 'a day on which it is closed',
      within: 'box',
      view: <WeekBars week={{ ...hours, thu: null }} now={{ weekday: 'thu', time: '11:00' }} />,
    },
  ]
}
