import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { chevronDown } from '../blocks/PathIcon/icon-paths.ts'
import { PathIcon } from '../blocks/PathIcon/PathIcon.tsx'
import { fieldClasses } from './field-classes.ts'
import { requiredInWords } from './required-in-words.ts'
import classes from './TextField.module.css'

/**
 * A form's field with a few values to choose from: the browser's own select, which phones and screen readers support
 * best.
 */
export function SelectField(props: NativeSelectProps) {
  return (
    <NativeSelect
      size="md"
      classNames={fieldClasses}
      rightSection={<PathIcon path={chevronDown} size={20} stroke={1.6} className={classes['chevron']} />}
      {...props}
      {...requiredInWords(props)}
    />
  )
}
