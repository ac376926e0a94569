import { TextInput, type TextInputProps } from '@mantine/core'
import { fieldClasses } from './field-classes.ts'
import { requiredInWords } from './required-in-words.ts'

/** A form's one-line field: label above, error below. */
export function TextField(props: TextInputProps) {
  return <TextInput size="md" classNames={fieldClasses} {...props} {...requiredInWords(props)} />
}
