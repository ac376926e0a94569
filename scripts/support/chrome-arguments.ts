/** Chromium's arguments for tests and benchmarks: it runs in containers, and makes no requests of its own. */
export const chromeArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
