/** How Chromium is started for tests and benchmarks: it runs in containers, and asks no one but the page's own server. */
export const chromeArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
