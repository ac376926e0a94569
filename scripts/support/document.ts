import { createHash } from 'node:crypto'
import type { InlineHashes } from '../../deploy/policy.ts'

/** Addresses of what a page loads. */
export interface PageAssets {
  script: string
  /** The only style sheet that paint waits for; null where the bundler inserts the styles. */
  style: string | null
  /** The bundler's own stylesheets that `style` holds. */
  parts: readonly string[]
  preloads: readonly string[]
}

export interface PageToFill {
  html: string
  /** Tags for search engines and others that read the page without running it. */
  tags: string
  records: object
  /** The name of the records' shape. */
  shape: string
}

/** The hashes of the inline scripts and styles of documents, for a content security policy: 'sha256-…'. */
export function inlineHashes(documents: readonly string[]): InlineHashes {
  const hashesOf = (element: RegExp) =>
    documents.flatMap((html) => [...html.matchAll(element)].map(([, code = '']) => hashOf(code)))
  return {
    scripts: [...new Set(hashesOf(/<script>(.*?)<\/script>/gs))].toSorted(),
    styles: [...new Set(hashesOf(/<style[^>]*>(.*?)<\/style>/gs))].toSorted(),
  }
}

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`
}

/** Inserts the policy at the start of the document's head, since it applies only to what follows it. */
export function withPolicy(document: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}">`
  return document.replace('<head>', () => `<head>${meta}`)
}

/**
 * Inserts the application, which is in the template before this script, into the page once the first screen is loaded
 * and painted, or a second after parsing where a part of it is slow. Loaded or run earlier, it would compete with the
 * largest picture for the network and the processor. Two frames can pass before the browser has shown the first one,
 * so the browser's own entry of that paint is waited for.
 */
const start = `(application=>{
const start=()=>application.replaceWith(application.content)
const frame=next=>()=>requestAnimationFrame(next)
const painted=()=>new PerformanceObserver(()=>setTimeout(start)).observe({type:"paint",buffered:true})
addEventListener("load",frame(frame(painted)))
addEventListener("DOMContentLoaded",()=>setTimeout(start,1000))
})(document.currentScript.previousElementSibling)`

/**
 * Nothing is drawn before the end of the first screen is there: of a page that arrives in pieces, half a header or half
 * an option would be drawn, and move with the next piece. What stands below it is not awaited, since laying it out would
 * delay the first paint. https://html.spec.whatwg.org/#link-type-expect
 */
const drawnWhole = '<link rel="expect" blocking="render" href="#drawn">'

/**
 * Completes a rendered page with its doctype, its style sheet, the records it was rendered from, the application, which
 * waits for the first screen, and the tags for machines. The style sheets of the application's parts are named but
 * disabled, so that the code that loads a part knows its styles are there.
 */
export function fillDocument(
  { html, tags, records, shape }: PageToFill,
  { script, style, parts, preloads }: PageAssets,
): string {
  const head = [
    drawnWhole,
    style === null ? '' : `<link rel="stylesheet" href="${style}">`,
    `<script type="application/json" data-shape="${shape}" id="records">${jsonForHtml(records)}</script>`,
    '<template>',
    ...parts.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    `<script type="module" src="${script}" fetchpriority="low"></script>`,
    '</template>',
    `<script>${start}</script>`,
    tags,
  ]
  return `<!doctype html>${html.replace('</head>', () => `${head.join('')}</head>`)}`
}

function jsonForHtml(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
