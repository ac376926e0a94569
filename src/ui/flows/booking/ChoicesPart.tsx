/* What the steps before the calendar are drawn with, fetched as one. */
export { LocationStep } from './LocationStep.tsx'
export { Nearby } from './Nearby.tsx'
export { ServiceStep } from './ServiceStep.tsx'
