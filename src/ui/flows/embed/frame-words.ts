import type { ReactNode } from 'react'
import { siteSettings } from '../../../../content/site.ts'
import * as words from '../../../../content/words/embed.ts'
import type { EmbedView } from '../../../../machines/embed/index.ts'

export interface FrameWordsProps {
  title: string
  /** What a visitor would call it; its title unless said otherwise. */
  part?: words.NamedPart | undefined
  /** Said in place of the frame's own words. */
  notice?: ReactNode
}

/**
 * What is said of a part. Nothing of one that fails (docs/product/third-parties.md, P-PARTY-6) where the owner wants no
 * way on beside it.
 */
export function frameWords({ status }: EmbedView, { title, part, notice }: FrameWordsProps): ReactNode {
  if (notice !== undefined && notice !== null) return notice
  if (status === 'loading') return words.loading(title, part)
  if (!siteSettings.showFallbacks) return ''
  if (status === 'slow') return words.slow
  return status === 'failed' ? words.failed(title, part) : ''
}
