export interface MenuIconProps {
  /** On a square of 24 units. */
  path: string
  size: number
  stroke: number
  className: string | undefined
}

/** An icon of the menu, drawn by its path alone: the library's own takes what no page needs before it is alive. */
export function MenuIcon({ path, size, stroke, className }: MenuIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
