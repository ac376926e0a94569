import { describeFaults } from './describe-faults.ts'

describeFaults('site-menu')
