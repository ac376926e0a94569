import { checkScans } from './scans.ts'

if (!checkScans()) process.exitCode = 1
