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

export const seededFaults: readonly SeededFault[] = [
  {
    kind: 'a title that is not announced',
    walk: 'service-detail',
    silences: /^ {2}Cryotherapy heading/gm,
    script: unfocused('[role="dialog"] *'),
  },
  {
    kind: 'a focus that is lost on close',
    walk: 'service-detail',
    silences: /^ {2}Cryotherapy 3 min/gm,
    script: unfocused('main, main *'),
  },
  {
    kind: 'an error that is not linked to its field',
    walk: 'offer-lead',
    silences: /^ {2}Enter your last name/gm,
    script: changed('[aria-invalid][aria-describedby]', `removeAttribute('aria-describedby')`),
  },
  {
    kind: 'a list that is none',
    walk: 'browse-service',
    silences: /^ {2}List with/gm,
    script: changed(':is(ul, ol):not([role])', `setAttribute('role', 'presentation')`),
  },
]

/** Whether a walk's transcript has lost what the fault silences. */
export function isNoticed({ silences }: SeededFault, before: string, now: string): boolean {
  return count(silences, now) < count(silences, before)
}

function count(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0
}
