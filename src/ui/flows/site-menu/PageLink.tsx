export interface PageLinkProps {
  label: string
  href: string
  /** The path of the current page. */
  here: string
  className?: string | undefined
}

/** A plain link that is marked if it leads to the current page. */
export function PageLink({ label, href, here, className }: PageLinkProps) {
  return (
    <a href={href} className={className} aria-current={here === href ? 'page' : undefined}>
      {label}
    </a>
  )
}
