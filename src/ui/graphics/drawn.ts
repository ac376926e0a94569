import classes from './drawn.module.css'

/** The class of a drawing that is animated once, when it comes into view. */
export const drawn = classes['drawn'] ?? ''
