import { demonstration } from '../../content/providers.ts'
import { buildRecords } from '../../content/records.ts'
import type { HomePage } from '../../content/types.ts'
import { reviewLabel } from '../../content/words/carousel.ts'
import { carouselModel } from '../../machines/carousel/carousel.model.ts'
import { carouselView } from '../../machines/carousel/index.ts'
import type { Screen } from '../drivers/screen.ts'
import { expectAbsent, flowSteps, type TestedFlow } from './flow-steps.ts'
import { part, status, noWayBack, noResting } from './parts.ts'

const ownTitle = 'What guests say'
const titleElsewhere = '416 degrees under one roof'
const words = { playing: 'Moves on by itself', held: 'Waits for you', paused: 'Paused' }

const steps = flowSteps(carouselModel, {
  events: {
    'carousel.next': {
      perform: (screen) => turn(screen, 'Next review', 'ArrowRight'),
      refuse: (screen) => expectAbsent(screen.count('button', 'Next review', 'page'), 'the next review'),
    },
    'carousel.previous': {
      perform: (screen) => turn(screen, 'Previous review', 'ArrowLeft'),
      refuse: (screen) => expectAbsent(screen.count('button', 'Previous review', 'page'), 'the review before'),
    },
    'carousel.pick': {
      perform: (screen, { index }) => turn(screen, reviewLabel(index, 3), index === 0 ? 'Home' : 'End'),
      refuse: (screen, { index }) =>
        expectAbsent(screen.count('button', reviewLabel(index, 3), 'page'), `review ${index + 1}`),
    },
    'carousel.start': {
      perform: async (screen) => {
        await come(screen)
        await leave(screen)
        await screen.changeWindow({ isMotionReduced: false })
      },
      refuse: (screen) => screen.changeWindow({ isMotionReduced: false }),
    },
    'carousel.stop': {
      perform: (screen) => screen.changeWindow({ isMotionReduced: true }),
      refuse: (screen) => screen.changeWindow({ isMotionReduced: true }),
    },
    'carousel.hold': { perform: come, refuse: come },
    'carousel.release': { perform: leave, refuse: leave },
    'carousel.pause': {
      perform: async (screen) => {
        if (await says(screen, words.playing)) await pauseAndPlay(screen)
        await screen.click('button', 'Pause', 'page')
      },
      refuse: (screen) => expectAbsent(screen.count('button', 'Pause', 'page'), 'Pause'),
    },
    'carousel.play': {
      perform: (screen) => screen.click('button', 'Play', 'page'),
      refuse: (screen) => expectAbsent(screen.count('button', 'Play', 'page'), 'Play'),
    },
  },
  outcomes: {},
  states: {
    still: async (screen) =>
      (await screen.count('button', 'Next review', 'page')) === 1 &&
      (await screen.count('button', /^(Pause|Play)$/, 'page')) === 0,
    'moving.playing': (screen) => says(screen, words.playing),
    'moving.held': (screen) => says(screen, words.held),
    'moving.paused': (screen) => says(screen, words.paused),
  },
  details: async (screen, snapshot) => {
    const { index } = carouselView(snapshot)
    const wanted = reviewLabel(index, 3)
    const current = await currentReview(screen)
    if (current !== wanted) return `'${current}' is current, not '${wanted}'`
    const [list] = await screen.elements('ul[aria-label="Reviews"]')
    const scrolled = list?.scrolled ?? null
    if (scrolled !== null && scrolled !== index) return `the list is scrolled to ${scrolled}, not to ${index}`
    const said = await announcement(screen)
    return said === '' || said === wanted ? null : `'${said}' is announced, not '${wanted}'`
  },
})

/** The reviews carousel: steps, stage, and the parts that faults are seeded in. */
export const carouselFlow: TestedFlow = {
  ...steps,
  stage: {
    start: '/',
    records: { home: homeWithMovingReviews() },
    isMotionReduced: true,
    pace: { action: 0, look: 0 },
  },
  parts: {
    disabled: 'every control can be used at all times',
    messages: [part('review asked for', status, 'still', /^Review \d of 3$/)],
    focused: 'it leaves the focus where the visitor has it',
    back: noWayBack,
    reset: noResting,
  },
}

/** Asks for a review and expects it to be announced. */
async function turn(screen: Screen, button: string, key: string): Promise<void> {
  if (await says(screen, words.playing)) {
    await pauseAndPlay(screen)
    await screen.press(key)
  } else await screen.click('button', button, 'page')
  await screen.until(async () => {
    const [said, current] = [await announcement(screen), await currentReview(screen)]
    return said === current ? null : `'${said}' is announced, not '${current}'`
  })
}

/**
 * Presses Pause and then Play. The mouse on its way to the button holds the reviews; afterwards they play under it and
 * react to keys.
 */
async function pauseAndPlay(screen: Screen): Promise<void> {
  await screen.click('button', 'Pause', 'page')
  await screen.click('button', 'Play', 'page')
}

async function come(screen: Screen): Promise<void> {
  await screen.unhover()
  await screen.hover('heading', ownTitle, 'page')
}

/** Moves the mouse and the focus away. */
function leave(screen: Screen): Promise<void> {
  return screen.click('heading', titleElsewhere, 'page')
}

/** The label of the review that is marked as the current one. */
async function currentReview(screen: Screen): Promise<string> {
  const current = await screen.elements('[aria-current="true"]')
  return current.map(({ attributes }) => attributes['aria-label'] ?? '').join()
}

async function announcement(screen: Screen): Promise<string> {
  return (await screen.elements('[aria-roledescription="carousel"] [role="status"]'))[0]?.text ?? ''
}

async function says(screen: Screen, text: string): Promise<boolean> {
  return (await screen.count('group', text, 'page')) === 1
}

/** The home page with three reviews that move by themselves. */
function homeWithMovingReviews(): HomePage {
  const { home } = buildRecords(demonstration)
  const { reviews } = home.content
  return {
    ...home,
    content: { ...home.content, reviews: { ...reviews, items: reviews.items.slice(0, 3), autoAdvance: true } },
  }
}
