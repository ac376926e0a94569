import * as words from '../../../../content/words/booking.ts'
import type { BookingView } from '../../../../machines/booking/index.ts'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import { OpenState } from '../../blocks/ClinicFacts/OpenState.tsx'
import { Picture } from '../../blocks/Picture/Picture.tsx'
import { SessionBar } from '../../graphics/SessionBar/SessionBar.tsx'
import { AsDrawn } from './AsDrawn.tsx'
import type { StepProps } from './BookingSteps.tsx'
import { usePanePart } from './pane-part.ts'
import { ticketOf } from './ticket-of.ts'
import { choicesPart } from './step-parts.ts'
import classes from './BookingAside.module.css'

const panePart = 'ui/flows/booking/PanePart.tsx'

/**
 * Shows what is being chosen, beside the choices: on wide screens only. A session's bar says its minutes, so the ticket
 * above it does not.
 */
export function BookingAside({ view, made }: Pick<StepProps, 'view' | 'made'>) {
  const { step, location } = view
  const choices = choicesPart.use(false)
  const pane = usePanePart()
  const { climate, phases } = (step.name === 'calendar' && step.service.session) || { climate: 'cold' }
  const lines = ticketOf(view).filter(([label]) => !phases || label !== words.ticket.duration)
  return (
    <aside
      className={classes['aside']}
      aria-label={words.yourVisit}
      data-step={step.name}
      data-scene
      data-climate={climate}
    >
      {location ? <Pictured view={view} /> : choices && <choices.Nearby view={view} made={made} />}
      <div className={classes['said']}>
        <dl className={classes['ticket']}>
          {lines.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {phases && (
          <AsDrawn
            key={view.service}
            file={panePart}
            drawn={import.meta.env.SSR && <SessionBar session={phases} />}
            isLasting
          >
            {pane && <pane.SessionBar session={phases} />}
          </AsDrawn>
        )}
        <Introduction view={view} />
        {location && (
          <div className={classes['questions']}>
            {location.visit && (
              <AsDrawn file={panePart} drawn={import.meta.env.SSR && <OpenState location={location.visit} />}>
                {pane && <pane.OpenState location={location.visit} />}
              </AsDrawn>
            )}
            <CallLink phone={location.phone} />
          </div>
        )}
      </div>
    </aside>
  )
}

/** The picture of the chosen service, or else of the clinic. */
function Pictured({ view: { step, location } }: { view: BookingView }) {
  const ofService = step.name === 'calendar' ? step.service.session?.picture : null
  const picture = ofService ?? location?.visit?.picture
  return picture && <Picture key={picture.file} picture={picture} sizes="700px" className={classes['picture']} />
}

function Introduction({ view: { step, location } }: { view: BookingView }) {
  if (step.name === 'calendar') return null
  if (step.name === 'location') return <p>{words.beforeClinic}</p>
  return <p>{location ? words.beforeService : words.beforeAny}</p>
}
