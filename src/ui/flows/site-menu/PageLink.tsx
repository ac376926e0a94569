import { useRouterState } from '@tanstack/react-router'

export interface PageLinkProps {
  label: string
  href: string
  className?: string | undefined
}

/** A plain link that knows when its page is the one shown. */
export function PageLink({ label, href, className }: PageLinkProps) {
  const isHere = useRouterState({ select: ({ location }) => location.pathname === href })
  return (
    <a href={href} className={className} aria-current={isHere ? 'page' : undefined}>
      {label}
    </a>
  )
}
