import { describeFaults } from './describe-faults.ts'

describeFaults('offer-lead')
