import { describeFaults } from './seeded-faults.ts'

describeFaults('embed', {
  'ready embed.complete': 'it changes nothing on the screen, it only tells the outside (machines/embed/embed.test.ts)',
})
