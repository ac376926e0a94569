import { describeFaults } from './seeded-faults.ts'

describeFaults('carousel')
