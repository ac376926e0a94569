export interface PathIconProps {
  /** On a square of 24 units: icon-paths.ts. */
  path: string
  size: number
  /** In the square's units. */
  stroke: number
  className?: string | undefined
}

/** An icon drawn by a single path; the words beside it, or its button's name, say what it means. */
export function PathIcon({ path, size, stroke, className }: PathIconProps) {
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
