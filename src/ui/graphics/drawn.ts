import classes from './drawn.module.css'

/** The class of a drawing that is drawn once, as it comes into view. */
export const drawn = classes['drawn'] ?? ''
