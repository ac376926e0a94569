import { Textarea, type TextareaProps } from '@mantine/core'
import { fieldClasses } from './field-classes.ts'
import { requiredInWords } from './required-in-words.ts'

/** A form's field of several lines. */
export function AreaField(props: TextareaProps) {
  return <Textarea size="md" rows={6} classNames={fieldClasses} {...props} {...requiredInWords(props)} />
}
