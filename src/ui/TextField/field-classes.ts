import './input.css'
import classes from './TextField.module.css'

/** Class names for the parts of a Mantine field. */
export const fieldClasses = {
  root: classes['root'] ?? '',
  label: classes['label'] ?? '',
  input: classes['input'] ?? '',
  error: classes['error'] ?? '',
}
