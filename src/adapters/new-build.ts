import type { Drafts } from './session-drafts.ts'

/** What the visitor pressed, to be pressed again once the page is loaded anew. */
export interface Pressed {
  label: string
  href: string | null
}

/** The page and the build of the site that it came from. */
export interface Builds {
  /** The build that the page came from: the address of its script. */
  ours: string
  /**
   * Loads the page anew where the site was deployed again since it came: once per build, and only where nothing typed
   * gets lost. Whether it does; it waits 8 s at most for the answer.
   */
  renew: (pressed?: Pressed) => Promise<boolean>
  /** What was pressed before the page was loaded anew, once; null where it was not. */
  takePressed: () => Pressed | null
}

const draftName = 'renewed'
const patience = 8000

/** Where there is no page to load anew. */
export const onlyBuild: Builds = { ours: '', renew: () => Promise.resolve(false), takePressed: () => null }

/** Follows builds by the address of the page's own script, whose name changes with its content. */
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

/** True where the address now answers with a page of ours that another script brings to life. */
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
