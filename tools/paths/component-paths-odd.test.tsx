import { testComponentPaths } from './component-paths.tsx'

testComponentPaths('odd')
