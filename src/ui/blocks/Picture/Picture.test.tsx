import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Picture as PictureRecord } from '../../../../content/types.ts'
import { Picture } from './Picture.tsx'

const picture: PictureRecord = { file: 'infrared.1a2b3c4d', widths: [360, 640, 960], height: 640 }

function show(place?: 'head' | 'below') {
  const { container } = render(<Picture picture={picture} sizes="100vw" {...(place ? { place } : {})} />)
  const [reduced, avif] = container.querySelectorAll('source')
  return { reduced, avif, image: container.querySelector('img') }
}

test('offers every width as AVIF, the smallest to those who save data, and WebP to old browsers', () => {
  const { reduced, avif, image } = show()
  expect(reduced).toHaveAttribute('media', '(prefers-reduced-data: reduce)')
  expect(reduced).toHaveAttribute('srcset', '/art/infrared.1a2b3c4d-360.avif')
  expect(avif).toHaveAttribute(
    'srcset',
    '/art/infrared.1a2b3c4d-360.avif 360w, /art/infrared.1a2b3c4d-640.avif 640w, /art/infrared.1a2b3c4d-960.avif 960w',
  )
  expect(avif).toHaveAttribute('sizes', '100vw')
  expect(image).toHaveAttribute('src', '/art/infrared.1a2b3c4d-640.webp')
})

test('keeps its place free before it has loaded, and is silent to a screen reader', () => {
  const { image } = show()
  expect(image).toHaveAttribute('width', '960')
  expect(image).toHaveAttribute('height', '640')
  expect(image).toHaveAttribute('alt', '')
})

test('waits to come near the view, unless it stands at the head of the page: there it comes first', () => {
  expect(show().image).toHaveAttribute('loading', 'lazy')
  expect(show().image).not.toHaveAttribute('fetchpriority')
  expect(show('head').image).not.toHaveAttribute('loading')
  expect(show('head').image).toHaveAttribute('fetchpriority', 'high')
})

test('is whole in the page as it is served', () => {
  const html = renderToString(<Picture picture={picture} sizes="100vw" place="head" />)
  expect(html.match(/^<picture>(<source [^>]+>){2}<img [^>]+><\/picture>$/)).not.toBeNull()
})
