import { useEffect, useState } from 'react'
import * as words from '../../../../content/words/franchise.ts'
import type { InquiryDraft } from '../../../../machines/franchise/index.ts'
import { AreaField } from '../../TextField/AreaField.tsx'
import { SelectField } from '../../TextField/SelectField.tsx'
import { TextField } from '../../TextField/TextField.tsx'
import { fieldId, inquiryParts, optionsOf, type InquiryField } from './franchise-fields.ts'
import classes from './FranchiseForm.module.css'
import { resultIsSpoken, type FieldBinding } from './use-inquiry-form.ts'

export interface InquiryFieldsProps {
  bind: (name: keyof InquiryDraft) => FieldBinding
  /** Nothing can be changed while the inquiry is being sent. */
  isSubmitting: boolean
  /** The fields have just been emptied for the next inquiry, and are out of reach for a moment. */
  isNext: boolean
}

/** The twelve fields in their three parts. */
export function InquiryFields({ bind, isSubmitting, isNext }: InquiryFieldsProps) {
  const [isInert, setInert] = useState(isNext)
  useEffect(() => {
    if (!isInert) return
    const timer = setTimeout(() => setInert(false), resultIsSpoken)
    return () => clearTimeout(timer)
  }, [isInert])
  return (
    <div inert={isInert} className={classes['parts']}>
      {inquiryParts.map(({ title, fields }, index) => (
        <fieldset key={title} className={classes['part']}>
          <legend>
            <span className={classes['number']}>{words.partOf(index + 1, inquiryParts.length)} </span>
            {title}
          </legend>
          <div className={classes['fields']}>
            {fields.map((field) => (
              <Field key={field.name} field={field} binding={bind(field.name)} isSubmitting={isSubmitting} />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

interface FieldProps {
  field: InquiryField
  binding: FieldBinding
  isSubmitting: boolean
}

/** A select has no `readOnly`: it is announced as disabled and keeps its value. */
function Field({ field, binding, isSubmitting }: FieldProps) {
  const { type, inputMode, ...named } = field
  const options = optionsOf(field.name)
  const shared = {
    ...named,
    label: words.labels[field.name],
    ...binding,
    id: fieldId(field.name),
    required: true,
    onChange: (event: Parameters<FieldBinding['onChange']>[0]) => {
      if (!isSubmitting) binding.onChange(event)
    },
  }
  if (options) return <SelectField {...shared} data={options} aria-disabled={isSubmitting || undefined} />
  if (field.name === 'motivation')
    return <AreaField {...shared} readOnly={isSubmitting} className={classes['wide'] ?? ''} />
  return <TextField {...shared} type={type} inputMode={inputMode} readOnly={isSubmitting} />
}
