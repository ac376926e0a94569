import * as words from '../../../../content/words/booking.ts'
import type { BookingView } from '../../../../machines/booking/index.ts'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import { OpenState } from '../../blocks/ClinicFacts/OpenState.tsx'
import { Picture } from '../../blocks/Picture/Picture.tsx'
import type { StepProps } from './BookingSteps.tsx'
import { ticketOf } from './ticket-of.ts'
import { choicesPart } from './step-parts.ts'
import classes from './BookingAside.module.css'

/** Shows what is being chosen, beside the choices: on wide screens only. */
export function BookingAside({ view, made }: Pick<StepProps, 'view' | 'made'>) {
  const { step, location } = view
  const choices = choicesPart.use(false)
  const climate = step.name === 'calendar' ? step.service.session?.climate : undefined
  return (
    <aside
      className={classes['aside']}
      aria-label={words.yourVisit}
      data-step={step.name}
      data-scene
      data-climate={climate ?? 'cold'}
    >
      {location ? <Pictured view={view} /> : choices && <choices.Nearby view={view} made={made} />}
      <div className={classes['said']}>
        <dl className={classes['ticket']}>
          {ticketOf(view).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Introduction view={view} />
        {location && (
          <p className={classes['questions']}>
            {location.visit && <OpenState location={location.visit} />} <CallLink phone={location.phone} />
          </p>
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
