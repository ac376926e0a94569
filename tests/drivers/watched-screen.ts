import type { Name, Screen } from './screen.ts'

export interface Watched {
  watched: Screen
  /** What it was asked since it was last told to forget. */
  seen: () => readonly string[]
  /** How often anything was done on it, instead of only asked. */
  acts: () => number
  forget: () => void
}

/** A screen that remembers what it was asked and what it answered, as clauses: "0 of list 'Clinics' in the dialog". */
export function watchedScreen(screen: Screen): Watched {
  let seen: string[] = []
  let acts = 0
  const doing =
    <Given extends readonly unknown[]>(act: (...given: Given) => Promise<void>) =>
    (...given: Given): Promise<void> => {
      acts += 1
      return act(...given)
    }
  const noting = async <Answer>(answer: Promise<Answer>, clauseOf: (given: Answer) => string): Promise<Answer> => {
    const given = await answer
    seen.push(clauseOf(given))
    return given
  }
  const watched: Screen = {
    ...screen,
    count: (role, name, scope) =>
      noting(screen.count(role, name, scope), (count) => `${count} of ${role}${called(name)} in the ${scope}`),
    texts: (role, name) =>
      noting(screen.texts(role, name), (texts) => `the texts of ${role}${called(name)} are ${json(texts)}`),
    field: (label) => noting(screen.field(label), (field) => `the field '${label}' is ${json(field)}`),
    condition: (role, name, scope) =>
      noting(screen.condition(role, name, scope), (condition) => `${role}${called(name)} is ${json(condition)}`),
    says: (text) => noting(screen.says(text), (isSaid) => `'${text}' is ${isSaid ? '' : 'not '}said`),
    address: () => noting(screen.address(), (address) => `the address is ${address}`),
    focused: () => noting(screen.focused(), (text) => `the focus is on '${text}'`),
    elements: (selector) =>
      noting(
        screen.elements(selector),
        (found) => `${found.length} of ${selector}${textsOf(found.map(({ text }) => text))}`,
      ),
    click: doing(screen.click),
    hover: doing(screen.hover),
    unhover: doing(screen.unhover),
    press: doing(screen.press),
    changeWindow: doing(screen.changeWindow),
    fill: doing(screen.fill),
    follow: doing(screen.follow),
    goBack: doing(screen.goBack),
    settle: doing(screen.settle),
    dispatch: doing(screen.dispatch),
    postFromTab: doing(screen.postFromTab),
    pass: doing(screen.pass),
    postFromFrame: doing(screen.postFromFrame),
  }
  return {
    watched,
    seen: () => seen,
    acts: () => acts,
    forget: () => {
      seen = []
    },
  }
}

function called(name: Name): string {
  if (name instanceof RegExp) return name.source === '^$' ? '' : ` like ${String(name)}`
  return ` '${name}'`
}

function textsOf(texts: readonly string[]): string {
  const said = texts.filter((text) => text !== '').map((text) => (text.length > 60 ? `${text.slice(0, 60)}…` : text))
  return said.length === 0
    ? ''
    : ` (${said
        .slice(0, 3)
        .map((text) => `'${text}'`)
        .join(', ')})`
}

function json(value: unknown): string {
  return JSON.stringify(value)
}
