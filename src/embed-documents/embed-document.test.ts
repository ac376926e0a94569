import { expect, test } from 'vitest'
import { embedDocument } from './embed-document.ts'

test('a document runs its scripts in order, and no attribute can break out', () => {
  const document = embedDocument({
    title: 'Plans & <prices>',
    site: 'https://www.example.com',
    body: '<main></main>',
    scripts: [{ src: 'https://example.com/a.js?x=1&y="2"' }, { type: 'module', src: '/embed/part.js' }],
  })
  expect(document).toContain('<html lang="en-US" data-site="https://www.example.com">')
  expect(document).toContain('<title>Plans &amp; &lt;prices&gt;</title>')
  expect(document).toContain(
    '<body><main></main><script src="https://example.com/a.js?x=1&amp;y=&quot;2&quot;"></script>' +
      '<script type="module" src="/embed/part.js"></script></body>',
  )
})
