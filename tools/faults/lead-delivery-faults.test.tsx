import { describeFaults } from './describe-faults.ts'

describeFaults('lead-delivery')
