import { describeFaults } from './seeded-faults.ts'

describeFaults('weight-loss')
