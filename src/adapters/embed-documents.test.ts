import { expect, test } from 'vitest'
import { demonstration } from '../../content/providers.ts'
import { embedDocument, embedDocuments } from './embed-documents.ts'

test('demonstrations stand where nothing is configured', () => {
  expect(embedDocuments(demonstration)).toEqual({})
})

test('a configured pricing table’s document names the provider and the key, and no table', () => {
  const pricing = {
    scriptUrl: 'https://pay.example.com/table.js?v=1&x=2',
    publishableKey: 'pk_1',
    tables: { yes: ['prctbl_1', 'prctbl_2'], no: ['prctbl_3', 'prctbl_4'] },
  } as const
  const documents = embedDocuments({ ...demonstration, pricing })
  expect(Object.keys(documents)).toEqual(['embed/pricing-table.html'])
  const document = documents['embed/pricing-table.html']
  expect(document).toContain(
    '<main id="table"></main><script type="module" src="/embed/pricing-table-live.js" ' +
      'data-script="https://pay.example.com/table.js?v=1&amp;x=2" data-key="pk_1"></script></body>',
  )
  expect(document).not.toContain('prctbl')
})

test('a document runs its scripts in order, and no attribute can break out', () => {
  const document = embedDocument({
    title: 'Plans & <prices>',
    body: '<main></main>',
    scripts: [{ src: 'https://example.com/a.js?x=1&y="2"' }, { type: 'module', src: '/embed/part.js' }],
  })
  expect(document).toContain('<title>Plans &amp; &lt;prices&gt;</title>')
  expect(document).toContain(
    '<body><main></main><script src="https://example.com/a.js?x=1&amp;y=&quot;2&quot;"></script>' +
      '<script type="module" src="/embed/part.js"></script></body>',
  )
})
