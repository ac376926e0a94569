import { beforeEach, describe, expect, test } from 'vitest'
import { readCampaign, rememberCampaign } from './campaign.ts'
import { sessionDrafts } from './session-drafts.ts'

beforeEach(() => window.sessionStorage.clear())

describe('the campaign of a visit', () => {
  test('is kept until an address names another, and nothing but its tags', () => {
    rememberCampaign(sessionDrafts(), '?utm_source=mail&utm_content=7&step=plan&email=jo@example.com')
    rememberCampaign(sessionDrafts(), '?step=location')
    expect(readCampaign(sessionDrafts())).toEqual({ utm_source: 'mail', utm_content: '7' })
    rememberCampaign(sessionDrafts(), '?utm_source=flyer')
    expect(readCampaign(sessionDrafts())).toEqual({ utm_source: 'flyer' })
  })

  test('is empty where none was named, and other values in storage are ignored', () => {
    expect(readCampaign(sessionDrafts())).toEqual({})
    sessionDrafts().write('campaign', { utm_source: { deep: true }, other: 'x' })
    expect(readCampaign(sessionDrafts())).toEqual({})
  })
})
