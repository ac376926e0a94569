/** The start of every line that the command is to print of what Vitest prints. */
export const lineMark = 'visit | '
