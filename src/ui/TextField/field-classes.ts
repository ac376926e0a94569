import './input.css'
import classes from './TextField.module.css'

/** The parts of a Mantine field, as this site draws them. */
export const fieldClasses = {
  root: classes['root'] ?? '',
  label: classes['label'] ?? '',
  input: classes['input'] ?? '',
  error: classes['error'] ?? '',
}
