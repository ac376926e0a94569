import type { Screen } from './screen.ts'

export interface Remembered {
  remembered: Screen
  /** While this runs, the same question gets the same answer, and is asked once. */
  during: <Answer>(run: () => Promise<Answer>) => Promise<Answer>
}

/**
 * A screen that is not asked twice in one look at it: the states of a flow ask much the same, and each question goes
 * through a whole page.
 */
export function rememberedScreen(screen: Screen): Remembered {
  let isLooking = false
  const forgets: (() => void)[] = []
  const once = <Given extends readonly unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) => {
    const known = new Map<string, Promise<Answer>>()
    forgets.push(() => known.clear())
    return (...given: Given): Promise<Answer> => {
      if (!isLooking) return ask(...given)
      const question = given.map(String).join('\n')
      const answer = known.get(question) ?? ask(...given)
      known.set(question, answer)
      return answer
    }
  }
  return {
    remembered: {
      ...screen,
      count: once(screen.count),
      texts: once(screen.texts),
      field: once(screen.field),
      condition: once(screen.condition),
      says: once(screen.says),
      address: once(screen.address),
      focused: once(screen.focused),
      elements: once(screen.elements),
    },
    during: async (run) => {
      isLooking = true
      try {
        return await run()
      } finally {
        isLooking = false
        for (const forget of forgets) forget()
      }
    },
  }
}
