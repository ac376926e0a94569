import { describe, expect, test } from 'vitest'
import { allContent } from '../../content/all.ts'
import { brand } from '../../content/brand.ts'
import { findSamples, releaseProblems } from '../../content/check.ts'
import { homeContent } from '../../content/home.ts'
import { princeton } from '../../content/locations/princeton.ts'
import { terms } from '../../content/pages/terms.ts'
import { infrared } from '../../content/services/infrared.ts'
import { siteSettings } from '../../content/site.ts'

describe('the release check', () => {
  test('names the pages that are still samples', () => {
    const files = ['franchise', 'terms', 'hipaa'].map((name) => `content/pages/${name}.ts`)
    expect(findSamples(allContent).filter(({ file }) => file.startsWith('content/pages/'))).toEqual(
      files.map((file) => ({ file, field: 'sample', reason: 'is still a sample' })),
    )
  })

  test('names every sample, the demonstration calendar and leads that nobody receives', () => {
    expect(releaseProblems(allContent)).toEqual([
      ...findSamples(allContent),
      { file: 'content/site.ts', field: 'bookingUrlTemplate', reason: 'is still the demonstration calendar' },
      {
        file: 'content/site.ts',
        field: 'leadsUrl',
        reason: 'is not set: leads are only logged in the visitor’s browser',
      },
    ])
  })

  test('passes once nothing is left', () => {
    const real = {
      ...allContent,
      brand: { ...brand, sample: false },
      home: { ...homeContent, reviews: { ...homeContent.reviews, items: [] } },
      locations: [{ ...princeton, sample: false }],
      services: [{ ...infrared, page: null }],
      pages: [{ ...terms, sample: false }],
      site: {
        ...siteSettings,
        bookingUrlTemplate: 'https://calendar.example.com/{location}/{service}',
        leadsUrl: 'https://leads.example.com/v1',
      },
    }
    expect(releaseProblems(real)).toEqual([])
  })
})
