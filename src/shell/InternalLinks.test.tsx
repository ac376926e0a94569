import { RouterContextProvider } from '@tanstack/react-router'
import { fireEvent, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { jsdomSite } from '../../tests/drivers/jsdom-site.tsx'
import { InternalLinks } from './InternalLinks.tsx'

const clinics = '/book?step=location'

test.each([
  ['is the browser’s', 'locations', true, 0],
  ['leads to the top where that place is not on it', 'elsewhere', false, 1],
])('a link to a place on the page that is there %s', async (_, id, isFollowed, scrolls) => {
  const { router, history } = jsdomSite({ start: '/locations/princeton' })
  history.push('/book/princeton')
  await router.load()
  router.options.context.history.write('replace', clinics, { flow: 'wizard-page', depth: 1 })
  window.history.replaceState(null, '', clinics)
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
  const { getByRole } = render(
    <RouterContextProvider router={router}>
      <InternalLinks />
      <a href={`${clinics}#locations`}>Book</a>
      <div id={id} />
    </RouterContextProvider>,
  )
  expect(fireEvent.click(getByRole('link'))).toBe(isFollowed)
  expect(scrollTo).toHaveBeenCalledTimes(scrolls)
})
