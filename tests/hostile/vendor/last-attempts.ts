import type { Attempt, Seen } from './attempt.ts'

/**
 * An expression for the number of leads on the device, evaluated in the page. It does not open the database before the
 * site has created it.
 */
export const kept = `indexedDB.databases().then((all) => all.some(({ name }) => name === 'outbox') && new Promise((resolve) => {
  const opening = indexedDB.open('outbox')
  opening.onsuccess = () => {
    const counting = opening.result.transaction('records').objectStore('records').count()
    counting.onsuccess = () => {
      opening.result.close()
      resolve(counting.result)
    }
  }
}))`

const isTaken = async ({ look }: Seen) => String(await look('location.href')).includes('/taken')

/** Attempts after which no others can be tried: the page, the tab or the lead is gone. */
export const lastAttempts: readonly Attempt[] = [
  {
    name: 'rewrites the address and the window’s name',
    isLast: true,
    script: `parent.name = 'hostile'; parent.history.replaceState(null, '', '/hostile')`,
    isGot: async ({ look }) => (await look(`location.pathname === '/hostile' || window.name === 'hostile'`)) === true,
  },
  {
    name: 'takes the tab by its location',
    isLast: true,
    script: `for (const other of [top, parent]) {
      try { other.location = vendor + '/taken' } catch {}
      try { other.location.replace(vendor + '/taken') } catch {}
    }`,
    isGot: isTaken,
  },
  {
    name: 'takes the tab by a link',
    isLast: true,
    script: `for (const target of ['_top', '_parent']) {
      const link = document.createElement('a')
      document.body.append(Object.assign(link, { href: vendor + '/taken', target }))
      link.click()
    }`,
    isGot: isTaken,
  },
  {
    name: 'takes the tab by a form',
    isLast: true,
    script: `for (const target of ['_top', '_parent']) {
      const form = document.createElement('form')
      document.body.append(Object.assign(form, { action: vendor + '/taken', target }))
      form.submit()
    }`,
    isGot: isTaken,
  },
  {
    name: 'takes the tab by opening a window in it',
    isLast: true,
    script: `open(vendor + '/taken', '_parent'); open(vendor + '/taken', '_top')`,
    isGot: isTaken,
  },
  {
    name: 'takes the tab when it is clicked in',
    isLast: true,
    by: 'click',
    script: `try { top.location = vendor + '/taken' } catch {}
      open(vendor + '/taken', '_top')
      const link = document.createElement('a')
      document.body.append(Object.assign(link, { href: vendor + '/taken', target: '_top' }))
      link.click()`,
    isGot: isTaken,
  },
  {
    name: 'takes the tab from a window that it opened',
    isLast: true,
    isPrevented: true,
    by: 'popup',
    script: `open(vendor + '/popup')`,
    isGot: isTaken,
  },
  {
    name: 'sends the visitor back',
    isLast: true,
    isAllowedByFirefox: true,
    // The exam's dialog has an entry of its own above the page's.
    script: `if (parent.frames[0] !== self) return
      const isDialog = () => parent.document.querySelector('[role=dialog]') !== null
      try { parent.history.go(isDialog() ? -2 : -1) } catch { history.back() }`,
    isGot: async ({ look }) => (await look('location.pathname')) === '/contact',
  },
  {
    name: 'deletes the unsent lead',
    isLast: true,
    // As a page opens, the site may write again what it has just read: the script goes on clearing.
    script: `const clear = (from) => new Promise((resolve, reject) => {
      const opening = from.indexedDB.open('outbox')
      opening.onsuccess = () => {
        if (!opening.result.objectStoreNames.contains('records')) return reject()
        const change = opening.result.transaction('records', 'readwrite')
        change.objectStore('records').clear()
        change.oncomplete = () => { opening.result.close(); resolve() }
      }
      opening.onerror = reject
    })
    const clearBoth = () => Promise.allSettled([window, parent].map(clear))
    await clearBoth()
    setInterval(clearBoth, 50)`,
    isGot: async ({ look }) => (await look(kept)) === 0,
  },
]
