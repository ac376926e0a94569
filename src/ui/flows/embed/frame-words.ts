import type { ReactNode } from 'react'
import { siteSettings } from '../../../../content/site.ts'
import * as words from '../../../../content/words/embed.ts'
import type { EmbedView } from '../../../../machines/embed/index.ts'

export interface FrameWordsProps {
  title: string
  /** What a visitor would call the part; its title by default. */
  part?: words.NamedPart | undefined
  /** Replaces the frame's own words. */
  notice?: ReactNode
}

/**
 * The words about a part. A failed one has none (docs/product/third-parties.md, P-PARTY-6) if the owner wants no
 * alternatives beside it.
 */
export function frameWords({ status }: EmbedView, { title, part, notice }: FrameWordsProps): ReactNode {
  if (notice !== undefined && notice !== null) return notice
  if (status === 'loading') return words.loading(title, part)
  if (!siteSettings.showFallbacks) return ''
  if (status === 'slow') return words.slow
  return status === 'failed' ? words.failed(title, part) : ''
}
