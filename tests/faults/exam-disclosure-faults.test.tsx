import { describeFaults } from './seeded-faults.ts'

describeFaults('exam-disclosure')
