import { describeFaultsOfQuarter } from './describe-faults.ts'

describeFaultsOfQuarter(2)
