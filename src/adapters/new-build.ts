import type { Drafts } from './session-drafts.ts'

/** What the visitor pressed, to be pressed again after the page is reloaded. */
export interface Pressed {
  label: string
  href: string | null
}

/** The page, and the build of the site that it came from. */
export interface Builds {
  /** The build that the page came from: the address of its script. */
  ours: string
  /**
   * Reloads the page if a newer build has been deployed: once per build, and only if nothing typed is lost. Resolves to
   * whether it reloads, after at most 8 s.
   */
  renew: (pressed?: Pressed) => Promise<boolean>
  /** What was pressed before the reload, returned once; null otherwise. */
  takePressed: () => Pressed | null
}

const draftName = 'renewed'
const patience = 8000

/** For use where there is no page to reload. */
export const onlyBuild: Builds = { ours: '', renew: () => Promise.resolve(false), takePressed: () => null }

/** Recognizes builds by the address of the page's own script, whose name changes with its content. */
export function createBuilds(drafts: Drafts): Builds {
  const ours = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
  return {
    ours,
    async renew(pressed) {
      if (readMark(drafts).from === ours || !(await isReplaced(ours))) return false
      drafts.write(draftName, { from: ours, ...pressed })
      if (!drafts.outliveReload()) return false
      window.location.reload()
      return true
    },
    takePressed() {
      const { from, label, href } = readMark(drafts)
      if (typeof from !== 'string') return null
      drafts.write(draftName, { from })
      if (from === ours || typeof label !== 'string') return null
      return { label, href: typeof href === 'string' ? href : null }
    },
  }
}

function readMark(drafts: Drafts): Readonly<Record<string, unknown>> {
  const kept = drafts.read(draftName)
  return typeof kept === 'object' && kept !== null ? { ...kept } : {}
}

/** True if the address now answers with a page of this site that loads another script. */
async function isReplaced(ours: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience)
    const response = await fetch(window.location.href, { cache: 'no-cache', headers: { accept: 'text/html' }, signal })
    const html = await response.text()
    return html.includes('id="records"') && !html.includes(`src="${ours}"`)
  } catch {
    return false
  }
}
