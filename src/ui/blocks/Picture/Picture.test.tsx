import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Picture as PictureRecord } from '../../../../content/types.ts'
import { Picture } from './Picture.tsx'

const picture: PictureRecord = {
  file: 'infrared.1a2b3c4d',
  widths: [360, 640, 960],
  height: 640,
  tall: [320, 560],
  alt: 'A cabin.',
}

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

test('keeps its place free before it has loaded, and says what it shows', () => {
  const { image } = show()
  expect(image).toHaveAttribute('width', '960')
  expect(image).toHaveAttribute('height', '640')
  expect(image).toHaveAttribute('alt', 'A cabin.')
})

test('waits to come near the view, unless it stands at the head of the page: there it comes first', () => {
  expect(show().image).toHaveAttribute('loading', 'lazy')
  expect(show().image).not.toHaveAttribute('fetchpriority')
  expect(show('head').image).not.toHaveAttribute('loading')
  expect(show('head').image).toHaveAttribute('fetchpriority', 'high')
})

test('is asked for in the head of the page where it comes first, and only there', () => {
  const links = () => document.head.querySelectorAll('link[imagesrcset*="asked"]')
  const asked = { ...picture, file: 'asked.1a2b3c4d' }
  const { rerender } = render(<Picture picture={asked} sizes="100vw" />)
  expect(links()).toHaveLength(0)
  rerender(<Picture picture={asked} sizes="100vw" place="head" />)
  const [link] = links()
  expect(link).toHaveAttribute('rel', 'preload')
  expect(link).toHaveAttribute('fetchpriority', 'high')
  expect(link).toHaveAttribute('type', 'image/avif')
  expect(link).toHaveAttribute('imagesizes', '100vw')
  expect(link?.getAttribute('imagesrcset')).toContain('/art/asked.1a2b3c4d-960.avif 960w')
})

test('is cut upright where the layout shows it so, if it has such a crop', () => {
  const tall = { media: '(max-width: 719px)', sizes: '160px' }
  const { container, rerender } = render(<Picture picture={picture} sizes="50vw" tall={tall} />)
  const upright = container.querySelector('source[media="(max-width: 719px)"]')
  expect(upright).toHaveAttribute(
    'srcset',
    '/art/infrared.1a2b3c4d-tall-320.avif 320w, /art/infrared.1a2b3c4d-tall-560.avif 560w',
  )
  expect(upright).toHaveAttribute('sizes', '160px')
  rerender(<Picture picture={{ ...picture, tall: [] }} sizes="50vw" tall={tall} />)
  expect(container.querySelectorAll('source')).toHaveLength(2)
})

test('is whole in the page as it is served', () => {
  const html = renderToString(<Picture picture={picture} sizes="100vw" place="head" />)
  expect(html).toMatch(/^<link rel="preload" as="image" [^>]+><picture>(<source [^>]+>){2}<img [^>]+><\/picture>$/)
})
