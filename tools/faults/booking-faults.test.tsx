import { describeFaults } from './describe-faults.ts'

describeFaults('booking')
