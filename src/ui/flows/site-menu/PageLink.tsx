export interface PageLinkProps {
  label: string
  href: string
  /** The path of the page shown. */
  here: string
  className?: string | undefined
}

/** A plain link that says where its page is the one shown. */
export function PageLink({ label, href, here, className }: PageLinkProps) {
  return (
    <a href={href} className={className} aria-current={here === href ? 'page' : undefined}>
      {label}
    </a>
  )
}
