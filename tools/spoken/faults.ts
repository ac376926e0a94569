/** A fault of a kind that only a screen reader shows, planted in the served page. */
export interface SeededFault {
  kind: string
  /** The walk that must notice it. */
  walk: string
  /** What is said less often with it. */
  silences: RegExp
  /** Runs in the page, before its own scripts. */
  script: string
}

/** Calls to focus what matches do nothing. */
function unfocused(selector: string): string {
  return `{
    const focus = HTMLElement.prototype.focus
    HTMLElement.prototype.focus = function (...given) {
      if (!this.matches(${JSON.stringify(selector)})) focus.apply(this, given)
    }
  }`
}

/** What matches is changed by this, now and later. */
function changed(selector: string, change: string): string {
  return `{
    const mend = () => document.querySelectorAll(${JSON.stringify(selector)}).forEach((element) => element.${change})
    new MutationObserver(mend).observe(document, { subtree: true, childList: true, attributes: true })
  }`
}

const kinds = {
  title: 'a title that is not announced',
  focus: 'a focus that is lost on close',
  error: 'an error that is not linked to its field',
  list: 'a list that is none',
} as const

const unlinked = changed('[aria-invalid][aria-describedby]', `removeAttribute('aria-describedby')`)
const unlisted = changed(':is(ul, ol):not([role])', `setAttribute('role', 'presentation')`)

/** Ten faults of four kinds, each in a walk that is heard to notice it. */
export const seededFaults: readonly SeededFault[] = [
  {
    kind: kinds.title,
    walk: 'service-detail',
    silences: /^ {2}Cryotherapy heading/gm,
    script: unfocused('[role="dialog"] *'),
  },
  {
    kind: kinds.title,
    walk: 'weight-loss',
    silences: /^ {2}Choose Your Weight Loss Plan panel/gm,
    script: unfocused('hgroup'),
  },
  {
    kind: kinds.title,
    walk: 'consultation',
    silences: /^ {2}Payment Successful! panel/gm,
    script: unfocused('hgroup'),
  },
  {
    kind: kinds.focus,
    walk: 'service-detail',
    silences: /^ {2}Cryotherapy 3 min/gm,
    script: unfocused('main, main *'),
  },
  {
    kind: kinds.focus,
    walk: 'site-menu',
    silences: /^ {2}Services .*collapsed/gm,
    script: unfocused('nav *'),
  },
  {
    kind: kinds.focus,
    walk: 'booking',
    silences: /^ {2}Book (visited )?link/gm,
    script: unfocused('header *'),
  },
  { kind: kinds.error, walk: 'offer-lead', silences: /^ {2}Enter your last name/gm, script: unlinked },
  { kind: kinds.error, walk: 'franchise', silences: /^ {2}Please select your net worth/gm, script: unlinked },
  { kind: kinds.list, walk: 'browse-service', silences: /^ {2}List with/gm, script: unlisted },
  { kind: kinds.list, walk: 'browse-wizard', silences: /^ {2}List with/gm, script: unlisted },
]

/** Whether a walk's transcript has lost what the fault silences. */
export function isNoticed({ silences }: SeededFault, before: string, now: string): boolean {
  return count(silences, now) < count(silences, before)
}

function count(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0
}
