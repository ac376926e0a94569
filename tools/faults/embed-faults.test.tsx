import { describeFaults } from './describe-faults.ts'

describeFaults('embed')
