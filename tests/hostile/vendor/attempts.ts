import type { Attempt } from './attempt.ts'
import { lastAttempts } from './last-attempts.ts'

const outbox = `new Promise((resolve, reject) => {
  const opening = from.indexedDB.open('outbox')
  opening.onerror = reject
  opening.onupgradeneeded = reject
  opening.onsuccess = () => {
    if (!opening.result.objectStoreNames.contains('records')) return reject()
    const all = opening.result.transaction('records').objectStore('records').getAll()
    all.onsuccess = () => resolve(JSON.stringify(all.result))
  }
})`

/**
 * Everything that a vendor's script may try against the page around it and against what the site keeps, the worst last.
 */
export const attempts: readonly Attempt[] = [
  {
    name: 'reads the page around it',
    script: 'await steal(parent.document.title)',
    isGot: async ({ loot, look }) => loot.includes(String(await look('document.title'))),
  },
  {
    name: 'reads where the visitor is, and came from',
    script: 'await steal(document.referrer); await steal(parent.location.href)',
    isGot: async ({ loot, look }) => loot.includes(String(await look('location.pathname'))),
  },
  {
    name: 'rewrites telephone links',
    script: `for (const link of parent.document.querySelectorAll('a[href^="tel:"]')) link.href = 'tel:+19005550199'`,
    isGot: async ({ look }) => (await look(`document.querySelectorAll('a[href="tel:+19005550199"]').length`)) !== 0,
  },
  {
    name: 'covers the page',
    script: `parent.postMessage(['part.height', 9000], '*'); frameElement.style.height = '9000px'`,
    isGot: async ({ look }) =>
      Number(
        await look(`Math.max(...[...document.querySelectorAll('iframe')].map(({ offsetHeight }) => offsetHeight))`),
      ) > 2002,
  },
  {
    name: 'listens to keys',
    script: `parent.addEventListener('keydown', ({ key }) => void steal(key), true)`,
    isTyping: true,
    isGot: ({ loot, secrets }) => Array.from(secrets.typed).every((key) => loot.split('\n').includes(key)),
  },
  {
    name: 'reads the answer about medication from the page',
    script: 'await steal(JSON.stringify(Object.values(parent.sessionStorage)))',
    isGot: ({ loot, secrets }) => loot.includes(JSON.stringify(secrets.answer)),
  },
  {
    name: 'reads the answer about medication from its own storage',
    script: 'await steal(JSON.stringify(Object.values(sessionStorage)))',
    isGot: ({ loot, secrets }) => loot.includes(JSON.stringify(secrets.answer)),
  },
  {
    name: 'writes into the site’s storage',
    script: `localStorage.setItem('hostile', '1'); parent.localStorage.setItem('hostile', '1')`,
    isGot: async ({ look }) => (await look(`localStorage.getItem('hostile')`)) === '1',
  },
  {
    name: 'reads the unsent lead by its own database',
    script: `const from = window; await steal(await ${outbox})`,
    isGot: ({ loot, secrets }) => loot.includes(secrets.email),
  },
  {
    name: 'reads the unsent lead by the page’s database',
    script: `const from = parent; await steal(await ${outbox})`,
    isGot: ({ loot, secrets }) => loot.includes(secrets.email),
  },
  {
    name: 'fetches the site’s records',
    script: `await steal(await (await fetch(records + '/navigation.json')).text())`,
    isGot: ({ loot }) => loot.includes('brandName'),
  },
  {
    name: 'fetches a page',
    script: `await steal((await (await fetch(site + '/contact')).text()).slice(0, 400))`,
    isGot: ({ loot }) => loot.includes('<!doctype html>'),
  },
  {
    name: 'frames the site’s records and reads them',
    script: `for (const there of [document, parent.document]) {
      const frame = there.createElement('iframe')
      frame.src = records + '/navigation.json'
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
      there.body.append(frame)
      await loaded
      await steal(frame.contentDocument?.body.textContent ?? '')
    }`,
    isGot: ({ loot }) => loot.includes('brandName'),
  },
  {
    name: 'speaks in the site’s own name',
    script: `parent.postMessage('forged', '*'); parent.postMessage('forged', site)
      parent.dispatchEvent(new MessageEvent('message', { data: 'forged', origin: site, source: parent }))`,
    isGot: async ({ look }) => (await look('window.heardForged')) === true,
  },
  {
    name: 'speaks to the site’s other tabs',
    script: `new BroadcastChannel('outbox').postMessage('forged')`,
    isGot: async ({ look }) => (await look('window.heardOther')) === true,
  },
  {
    name: 'holds the lock under which leads are sent',
    script: `void navigator.locks.request('outbox', { steal: true }, () => new Promise(() => undefined)).catch(() => undefined)
      await steal((await navigator.locks.query()).held.map(({ name }) => name).join())`,
    isGot: async ({ look }) =>
      (await look(`navigator.locks.query().then(({ held }) => held.some(({ name }) => name === 'outbox'))`)) === true,
  },
  {
    name: 'reads and sets the site’s cookies',
    script: `await steal(document.cookie); document.cookie = 'hostile=1; path=/'`,
    isGot: async ({ look }) => String(await look('document.cookie')).includes('hostile'),
  },
  {
    name: 'puts something into the site’s cache',
    script: `await (await caches.open('hostile')).put('/', new Response('forged'))`,
    isGot: async ({ look }) => (await look(`caches.has('hostile')`)) === true,
  },
  {
    name: 'registers a service worker with the site',
    script: `for (const there of [navigator, parent.navigator])
      await there.serviceWorker.register(site + '/embed/calendar/slots.js', { type: 'module' })`,
    isGot: async ({ look }) =>
      (await look(`navigator.serviceWorker.getRegistrations().then(({ length }) => length)`)) !== 0,
  },
  ...lastAttempts,
]
