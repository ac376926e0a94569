/* What the step of the clinics is drawn with, fetched as one. */
export { LocationStep } from './LocationStep.tsx'
export { Nearby } from './Nearby.tsx'
