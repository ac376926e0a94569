import type { ComponentType } from 'react'
import { reachUs } from '../../../../content/words/blocks.ts'
import type { Phone, Section } from '../../../../content/types.ts'
import { Band, type Surface } from '../Band/Band.tsx'
import { CallLink } from '../CallLink/CallLink.tsx'
import classes from './Inquiry.module.css'

/** Whom to reach if the form cannot be delivered. */
export interface InquiryFormProps {
  phone: Phone
  email: string
}

export type InquiryProps = Omit<Extract<Section, { kind: 'inquiry' }>, 'kind'> & {
  surface: Surface
  /** Without it there is no form. */
  Form: ComponentType<InquiryFormProps> | undefined
}

/** An inquiry: phone and e-mail, which work before the page is alive, with the form beside them. */
export function Inquiry({ ways, phone, email, Form, ...band }: InquiryProps) {
  const reach = (
    <div className={classes['ways']}>
      <p>
        {reachUs(
          ways,
          <CallLink key="phone" phone={phone} />,
          <a key="email" href={`mailto:${email}`}>
            {email}
          </a>,
        )}
      </p>
    </div>
  )
  return (
    <Band id="inquiry" {...band} aside={reach} split>
      <div className={classes['form']}>{Form && <Form phone={phone} email={email} />}</div>
    </Band>
  )
}
