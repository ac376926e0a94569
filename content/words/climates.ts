/** What the four climates of the services are called. */

export const climateNames = {
  cold: 'Cold',
  pressure: 'Pressure',
  within: 'Within',
  warm: 'Warm',
} as const
