import { describeFaults } from './seeded-faults.ts'

describeFaults('offer-lead')
