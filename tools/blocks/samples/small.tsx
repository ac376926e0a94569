import type { CallToAction, Climate } from '../../../content/types.ts'
import { Action } from '../../../src/ui/blocks/Action/Action.tsx'
import { Actions } from '../../../src/ui/blocks/Action/Actions.tsx'
import { ActionButton } from '../../../src/ui/blocks/ActionLink/ActionButton.tsx'
import { ActionLink } from '../../../src/ui/blocks/ActionLink/ActionLink.tsx'
import { Boundary } from '../../../src/ui/blocks/Boundary/Boundary.tsx'
import { CallLink } from '../../../src/ui/blocks/CallLink/CallLink.tsx'
import { Facts } from '../../../src/ui/blocks/Facts/Facts.tsx'
import { Fold } from '../../../src/ui/blocks/Fold/Fold.tsx'
import { MissingWords } from '../../../src/ui/blocks/MissingPart/MissingWords.tsx'
import { SectionBoundary } from '../../../src/ui/blocks/MissingPart/SectionBoundary.tsx'
import { check } from '../../../src/ui/blocks/PathIcon/icon-paths.ts'
import { PathIcon } from '../../../src/ui/blocks/PathIcon/PathIcon.tsx'
import { Picture } from '../../../src/ui/blocks/Picture/Picture.tsx'
import { PlanCard } from '../../../src/ui/blocks/PlanCard/PlanCard.tsx'
import { Price } from '../../../src/ui/blocks/PriceCard/Price.tsx'
import { PriceRows } from '../../../src/ui/blocks/PriceRows/PriceRows.tsx'
import { ServiceFacts } from '../../../src/ui/blocks/ServiceFacts/ServiceFacts.tsx'
import { Stars } from '../../../src/ui/blocks/Stars/Stars.tsx'
import { clinicPage, detailOf, given, home, sectionIn, treatmentIn, weightLoss } from '../content.ts'
import type { Sample } from '../sample.ts'
import { settings } from './settings.ts'

const tones = ['primary', 'quiet', 'text'] as const
const grounds = ['box', 'scene'] as const

/** The small parts that the other blocks use, on a page and on a scene. */
export function smallSamples(climate: Climate): Sample[] {
  const { slug, facts, picture } = treatmentIn(climate)
  const { title, text } = sectionIn(climate, 'closing')
  const { actions } = sectionIn(climate, 'hero')
  const [{ plan }] = weightLoss.plans.no.tables
  const [action] = actions
  const shots = home.content.shots.items.slice(0, 2)
  const phone = clinicPage('princeton').location.phone
  return [
    ...grounds.flatMap((within) =>
      tones.flatMap((tone) => [
        {
          within,
          state: `${tone} on a ${within}`,
          view: (
            <ActionLink href="/book" tone={tone}>
              Book a session
            </ActionLink>
          ),
        },
        {
          within,
          state: `${tone}, compact, on a ${within}`,
          view: (
            <ActionLink href={`tel:${phone.e164}`} tone={tone} compact>
              Call
            </ActionLink>
          ),
        },
      ]),
    ),
    { within: 'box', view: <ActionButton>Send</ActionButton> },
    { state: 'at work', within: 'box', view: <ActionButton isBusy>Sending</ActionButton> },
    { within: 'box', view: <Action action={given<CallToAction>(action, 'action')} settings={settings} /> },
    { within: 'scene', view: <Actions actions={actions} settings={settings} /> },
    { within: 'box', view: <CallLink phone={phone} /> },
    { within: 'scene', view: <Facts facts={facts} /> },
    { within: 'box', view: <Fold title={title} text={text} /> },
    {
      view: (
        <SectionBoundary title={title} phone={phone}>
          <Broken />
        </SectionBoundary>
      ),
      within: 'box',
      state: 'a section that cannot be drawn',
    },
    {
      within: 'box',
      view: (
        <Boundary name={title} fallback={<p>{text}</p>}>
          <Broken />
        </Boundary>
      ),
    },
    { within: 'box', view: <MissingWords name={title} phone={phone} /> },
    ...(picture ? [{ within: 'box', view: <Picture picture={picture} sizes="600px" /> } as const] : []),
    { within: 'box', view: <PathIcon path={check} size={24} stroke={2} /> },
    { within: 'box', view: <PlanCard plan={plan} /> },
    { within: 'box', state: 'an amount among words', view: <Price text="From $199/session" /> },
    { within: 'box', state: 'words only', view: <Price text="By plan" /> },
    {
      within: 'box',
      view: (
        <PriceRows
          titles="h3"
          rows={shots.map(({ title: name, text: words, price }) => ({
            title: name,
            text: words,
            price,
            action: (
              <ActionLink href="/contact" tone="text" compact>
                Ask for {name}
              </ActionLink>
            ),
          }))}
        />
      ),
    },
    { within: 'box', view: <ServiceFacts detail={detailOf(slug)} /> },
    ...[5, 4.5, 3].map((stars) => ({
      within: 'box' as const,
      state: `${stars} of five`,
      view: <Stars stars={stars} label={`${stars} out of 5`} />,
    })),
  ]
}

function Broken(): null {
  throw new Error('The page of blocks shows what replaces this.')
}
