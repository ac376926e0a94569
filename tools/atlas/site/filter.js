/** Searches and filters the paths of the atlas; a label of the chart leaves the paths that take its transition. */
{
  const theatre = document.querySelector('[data-theatre]')
  if (theatre) filter(theatre)

  /** @param {Element} theatre */
  function filter(theatre) {
    /** @type {Record<string, Frame[]>} */
    const paths = JSON.parse(theatre.querySelector('[data-frames]')?.textContent ?? '{}')
    const form = one('[data-filter]', HTMLFormElement)
    const words = one('[data-words]', HTMLInputElement)
    const result = one('[data-result]', HTMLSelectElement)
    const takes = one('[data-takes]', HTMLButtonElement)
    const count = one('[data-count]', HTMLElement)
    const items = [...theatre.querySelectorAll('.paths > li')].filter((item) => item instanceof HTMLElement)
    const texts = new Map(items.map((item) => [item, item.textContent.toLowerCase()]))
    /** The transition that the paths shown take; '' for all. */
    let transition = ''

    /**
     * @template {Element} Kind
     * @param {string} selector
     * @param {new () => Kind} kind
     * @returns {Kind}
     */
    function one(selector, kind) {
      const found = theatre.querySelector(selector)
      if (!(found instanceof kind)) throw new Error(`the page has no ${selector}`)
      return found
    }

    /** @param {HTMLElement} item */
    function isShown(item) {
      const sought = words.value.trim().toLowerCase().split(/\s+/)
      const path = item.querySelector('details')?.dataset['path'] ?? ''
      return (
        sought.every((word) => texts.get(item)?.includes(word)) &&
        (result.value === '' || item.dataset['outcome'] === result.value) &&
        (transition === '' || (paths[path] ?? []).some(({ transitions }) => transitions.includes(transition)))
      )
    }

    function show() {
      for (const item of items) item.hidden = !isShown(item)
      const left = items.filter(({ hidden }) => !hidden).length
      count.textContent = left === items.length ? `${left} paths` : `${left} of ${items.length} paths`
      takes.hidden = transition === ''
      takes.textContent = `Only those that take ${transition} ✕`
    }

    function reset() {
      form.reset()
      transition = ''
      show()
    }

    form.hidden = false
    form.addEventListener('input', show)
    form.addEventListener('submit', (event) => event.preventDefault())
    takes.addEventListener('click', () => {
      transition = ''
      show()
      words.focus()
    })
    theatre.addEventListener('click', (event) => {
      const label = event.target instanceof Element ? event.target.closest('a[data-transition]') : null
      if (!label) return
      event.preventDefault()
      form.reset()
      transition = label.getAttribute('data-transition') ?? ''
      show()
      takes.focus()
      form.scrollIntoView({ block: 'nearest' })
    })
    window.addEventListener('hashchange', reset)
    show()
  }
}
