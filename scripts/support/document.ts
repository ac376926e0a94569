import { createHash } from 'node:crypto'
import type { InlineHashes } from '../../deploy/policy.ts'

/** Addresses of what a page loads. */
export interface PageAssets {
  script: string
  /** The one stylesheet that paint waits for; null where the bundler brings the styles. */
  style: string | null
  /** The bundler's own stylesheets that `style` holds. */
  parts: readonly string[]
  preloads: readonly string[]
}

export interface PageToFill {
  html: string
  /** For those who read the page without running it. */
  tags: string
  records: object
  /** The name of the records' shape. */
  shape: string
}

/** The hashes by which a content security policy knows the inline scripts and styles of documents: 'sha256-…'. */
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

/** Puts the policy first into the document's head: it holds for all that comes after it. */
export function withPolicy(document: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}">`
  return document.replace('<head>', () => `<head>${meta}`)
}

/**
 * Puts the application, which stands in the template before this script, into the page once all of the first screen is
 * there and painted, or a second after the page was parsed where something of it is slow. Fetched or run earlier, it
 * would take the network and the processor from the largest picture.
 */
const start = `(application=>{
const start=()=>application.replaceWith(application.content)
const frame=next=>()=>requestAnimationFrame(next)
addEventListener("load",frame(frame(()=>setTimeout(start))))
addEventListener("DOMContentLoaded",()=>setTimeout(start,1000))
})(document.currentScript.previousElementSibling)`

/**
 * Completes a rendered page: doctype, its stylesheet first, the records it was drawn from, then the application, which
 * waits for the first screen, and last what only machines read. The stylesheets of the application's parts are named,
 * and disabled: what fetches a part sees that its styles are here.
 */
export function fillDocument(
  { html, tags, records, shape }: PageToFill,
  { script, style, parts, preloads }: PageAssets,
): string {
  const head = [
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
