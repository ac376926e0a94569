import { describe, expect, test } from 'vitest'
import { withCampaign } from './calendar-address.ts'

describe('a calendar’s address', () => {
  test.each([
    ['/embed/calendar.html?location=princeton', '', '/embed/calendar.html?location=princeton'],
    [
      '/embed/calendar.html?location=princeton',
      'utm_source=mail',
      '/embed/calendar.html?location=princeton&utm_source=mail',
    ],
    [
      'https://cal.example.com/1',
      'utm_source=a+b&utm_term=c%26d',
      'https://cal.example.com/1?utm_source=a+b&utm_term=c%26d',
    ],
    ['https://cal.example.com/1#top', 'utm_source=mail', 'https://cal.example.com/1?utm_source=mail#top'],
    ['https://cal.example.com/1?utm_source=site', 'utm_source=mail', 'https://cal.example.com/1?utm_source=site'],
  ])('%s with %j is %s', (address, campaign, wanted) => {
    expect(withCampaign(address, campaign)).toBe(wanted)
  })
})
