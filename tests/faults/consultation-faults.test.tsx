import { describeFaults } from './seeded-faults.ts'

describeFaults('consultation')
