import { describeFaults } from './describe-faults.ts'

describeFaults('exam-disclosure')
