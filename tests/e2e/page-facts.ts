import type { Page } from '@playwright/test'
import { prerenderedPaths } from '../walks/support.ts'

/** A page as it is served, read without running it. */
export interface PageFacts {
  /** What is wrong with its markup, in words. */
  faults: string[]
  /** Where its links lead. */
  links: string[]
  ids: string[]
}

/** A path without a file, which the server answers with the not-found page. */
export const unknownPath = '/nowhere'

/** Every page of the built site by its path, including the not-found page. */
export async function readSite(page: Page): Promise<ReadonlyMap<string, PageFacts>> {
  await page.goto('/icon.svg')
  const paths = [...prerenderedPaths(), unknownPath]
  return new Map(await page.evaluate(readPages, paths))
}

/** Runs in a page of the site. */
function readPages(paths: string[]): Promise<[string, PageFacts][]> {
  const parser = new DOMParser()

  async function read(path: string): Promise<[string, PageFacts]> {
    const response = await fetch(path)
    const page = parser.parseFromString(await response.text(), 'text/html')
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
    return [
      path,
      { faults: [...faultsOfHead(page), ...faultsOfHeadings(page), ...faultsOfParts(page, ids)], links, ids },
    ]
  }

  function faultsOfHead(page: Document): string[] {
    const description = page.querySelector('meta[name=description]')?.getAttribute('content')
    const isIndexed = page.querySelector('meta[name=robots][content=noindex]') === null
    return [
      ...(page.title.trim() ? [] : ['no title']),
      ...(page.documentElement.lang ? [] : ['no language']),
      ...(description?.trim() || !isIndexed ? [] : ['no description']),
      ...(page.querySelectorAll('link[rel=canonical][href]').length === Number(isIndexed) ? [] : ['not one canonical']),
    ]
  }

  function faultsOfHeadings(page: Document): string[] {
    const headings = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)))
    const count = levels.filter((level) => level === 1).length
    return [
      ...(count === 1 ? [] : [`${count} headings of level 1`]),
      ...headings.filter((heading) => nameOf(heading) === '').map(({ tagName }) => `an empty ${tagName}`),
      ...headings
        .filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1)
        .map(({ tagName, textContent }) => `${tagName} '${textContent}' skips a level`),
    ]
  }

  function faultsOfParts(page: Document, ids: string[]): string[] {
    const all = (selector: string) => [...page.querySelectorAll(selector)]
    const unnamed = all('a, button, summary, [role=button], iframe, svg[role=img]').filter((one) => nameOf(one) === '')
    const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap((attribute) =>
      all(`[${attribute}]`).flatMap((one) => one.getAttribute(attribute)?.split(' ') ?? []),
    )
    const awaited = all('link[rel=expect]').map((link) => link.getAttribute('href')?.slice(1) ?? '')
    return [
      ...(awaited.length === 1 ? [] : ['not one part is awaited before the page is drawn']),
      ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `the id '${id}' twice`),
      ...unnamed.map(({ outerHTML }) => `no name: ${outerHTML.slice(0, 120)}`),
      ...all('img:not([alt])').map(({ outerHTML }) => `no alt text: ${outerHTML.slice(0, 120)}`),
      ...[...references, ...awaited]
        .filter((id) => !ids.includes(id))
        .map((id) => `a reference to '${id}', which is not there`),
    ]
  }

  /** An element's accessible name, as far as the markup gives it. */
  function nameOf(element: Element): string {
    const copy = element.cloneNode(true)
    if (!(copy instanceof Element)) return ''
    for (const hidden of copy.querySelectorAll('[aria-hidden=true], script, style')) hidden.remove()
    const pictures = [...copy.querySelectorAll('img')].map(({ alt }) => alt)
    const own = element.getAttribute('aria-label') ?? element.getAttribute('title') ?? ''
    const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const others = labels.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '')
    return [own, ...others, copy.textContent, ...pictures].join(' ').trim()
  }

  return Promise.all(paths.map(read))
}
