import { TextInput, type TextInputProps } from '@mantine/core'
import './input.css'
import classes from './TextField.module.css'

/** A form's one-line field: label above, what is wrong with it below. */
export function TextField(props: TextInputProps) {
  return (
    <TextInput
      size="md"
      classNames={{
        root: classes['root'] ?? '',
        label: classes['label'] ?? '',
        input: classes['input'] ?? '',
        error: classes['error'] ?? '',
      }}
      {...props}
    />
  )
}
