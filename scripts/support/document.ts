export interface PageAssets {
  script: string
  styles: readonly string[]
  preloads: readonly string[]
}

export interface PageToFill {
  html: string
  records: object
}

/**
 * Completes a rendered page: doctype, stylesheets first, the records it was drawn from, then the application at
 * low priority so that nothing stands between the visitor and the first paint.
 */
export function fillDocument({ html, records }: PageToFill, { script, styles, preloads }: PageAssets): string {
  const head = [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="application/json" id="records">${jsonForHtml(records)}</script>`,
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    `<script type="module" src="${script}" fetchpriority="low"></script>`,
  ]
  return `<!doctype html>${html.replace('</head>', () => `${head.join('')}</head>`)}`
}

function jsonForHtml(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
