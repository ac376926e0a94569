import { describeFaults } from './seeded-faults.ts'

describeFaults('service-detail')
