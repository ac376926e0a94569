import { describeFaults } from './describe-faults.ts'

describeFaults('weight-loss')
