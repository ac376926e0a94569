import { describeFaults } from './describe-faults.ts'

describeFaults('service-detail')
