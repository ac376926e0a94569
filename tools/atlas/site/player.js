/**
 * Walks a chosen path on the chart of the atlas. The page is whole without it.
 * @typedef {{ transitions: string[], states: string[], picture: string | null, earlier: string | null, says: string }} Frame
 */
{
  const theatre = document.querySelector('[data-theatre]')
  if (theatre instanceof HTMLElement) walk(theatre)

  /** @param {Element} theatre */
  function walk(theatre) {
    const pace = 1600
    /** @type {Record<string, Frame[]>} */
    const paths = JSON.parse(one(theatre, '[data-frames]').textContent ?? '{}')
    const chart = drawing(theatre)
    const player = one(theatre, '[data-player]')
    const play = button(player, '[data-play]')
    const back = button(player, '[data-back]')
    const next = button(player, '[data-next]')
    const clear = button(player, '[data-clear]')
    const items = [...theatre.querySelectorAll('details')].filter(({ dataset }) => dataset['path'])
    let chosen = ''
    let step = 0
    let timer = 0

    const frames = () => paths[chosen] ?? []

    function draw() {
      const all = frames()
      const now = all[step]
      const walked = new Set(all.slice(0, step).flatMap(({ transitions }) => transitions))
      chart.classList.toggle('walking', now !== undefined)
      for (const part of chart.querySelectorAll('[data-transition]')) {
        const id = part.getAttribute('data-transition') ?? ''
        part.classList.toggle('lit', now?.transitions.includes(id) ?? false)
        part.classList.toggle('walked', walked.has(id))
      }
      for (const part of chart.querySelectorAll('[data-state]'))
        part.classList.toggle('lit', now?.states.includes(part.getAttribute('data-state') ?? '') ?? false)
      for (const line of theatre.querySelectorAll('[data-step]')) {
        const isNow = line.getAttribute('data-step') === String(step) && line.closest('[data-path]') === openItem()
        if (isNow) line.setAttribute('aria-current', 'step')
        else line.removeAttribute('aria-current')
      }
      const text = now ? `${step} of ${all.length - 1}: ${now.says}` : 'Play walks the first path; or choose one.'
      one(player, '[data-says]').textContent = text
      back.disabled = !now || step === 0
      next.disabled = !now || step === all.length - 1
      clear.disabled = !now
      play.textContent = timer === 0 ? 'Play' : 'Pause'
      showPicture(now)
      showPlace()
      writeAddress()
    }

    /** The address names the path and the step, so that it can be sent. */
    function writeAddress() {
      const { pathname, search, hash } = window.location
      const wanted = chosen === '' ? '' : `#${chosen}/${step}`
      if (wanted === hash || (chosen === '' && !addressed())) return
      window.history.replaceState(null, '', `${pathname}${search}${wanted}`)
    }

    /** The path and the step that the address names. */
    function addressed() {
      const [, path = '', at = '0'] = /^#([0-9a-f]{10})(?:\/(\d{1,4}))?$/.exec(window.location.hash) ?? []
      const last = (paths[path]?.length ?? 0) - 1
      return last < 0 ? null : { path, at: Math.min(Number(at), last) }
    }

    /** @param {Frame | undefined} now */
    function showPicture(now) {
      const image = theatre.querySelector('[data-screen] img')
      if (!(image instanceof HTMLImageElement)) return
      image.hidden = !now?.picture
      one(theatre, '[data-no-picture]').hidden = Boolean(now?.picture)
      if (now?.picture) image.src = now.picture
      image.alt = now?.picture ? `The screen after: ${now.says}` : ''
      image.classList.toggle('earlier', Boolean(now?.earlier))
      const caption = [now?.says, now?.earlier].filter(Boolean).join(' · ')
      one(theatre, '[data-caption]').textContent = now?.picture ? caption : ''
    }

    /** Scrolls the chart, and nothing else, to what is lit. */
    function showPlace() {
      const scroller = one(theatre, '[data-chart]')
      const lit = chart.querySelector('.state.lit')
      if (!lit) return
      const [box, frame] = [lit.getBoundingClientRect(), scroller.getBoundingClientRect()]
      scroller.scrollLeft += box.left + box.width / 2 - frame.left - frame.width / 2
      scroller.scrollTop += box.top + box.height / 2 - frame.top - frame.height / 2
    }

    /** Brings the chart to where it is seen; where it always is, the path in the list below it. */
    function showChosen() {
      const stage = one(theatre, '[data-stage]')
      if (getComputedStyle(stage).position === 'static') stage.scrollIntoView()
      else openItem()?.scrollIntoView({ block: 'nearest' })
    }

    /** Scrolls the page to the current step, where the chart stays in sight meanwhile. */
    function showStep() {
      const line = theatre.querySelector('[aria-current="step"]')
      if (getComputedStyle(one(theatre, '[data-stage]')).position === 'sticky')
        line?.scrollIntoView({ block: 'nearest' })
    }

    const openItem = () => items.find(({ dataset }) => dataset['path'] === chosen)

    /** @param {string} path @param {number} at */
    function choose(path, at = 0) {
      stop()
      chosen = path in paths ? path : ''
      step = at
      for (const item of items) item.open = item.dataset['path'] === chosen
      draw()
    }

    /** @param {number} by */
    function move(by) {
      if (chosen === '') return
      step = Math.min(frames().length - 1, Math.max(0, step + by))
      if (step === frames().length - 1) stop()
      draw()
      showStep()
    }

    function stop() {
      window.clearInterval(timer)
      timer = 0
    }

    /** The first path that the filter leaves. */
    function chooseFirst() {
      const first = items.find((item) => !item.closest('li')?.hidden)
      if (first) choose(first.dataset['path'] ?? '')
    }

    function toggle() {
      if (timer !== 0) stop()
      else {
        if (chosen === '') chooseFirst()
        if (step === frames().length - 1) step = 0
        if (chosen !== '') timer = window.setInterval(() => move(1), pace)
      }
      draw()
      showStep()
    }

    function goToAddress() {
      const named = addressed()
      if (!named || (named.path === chosen && named.at === step)) return
      choose(named.path, named.at)
      one(theatre, '[data-stage]').scrollIntoView()
      showStep()
    }

    player.hidden = false
    theatre.classList.add('walkable')
    play.addEventListener('click', toggle)
    back.addEventListener('click', () => move(-1))
    next.addEventListener('click', () => move(1))
    clear.addEventListener('click', () => choose(''))
    for (const item of items)
      item.addEventListener('toggle', () => {
        const path = item.dataset['path'] ?? ''
        if (item.open && path !== chosen) {
          choose(path)
          showChosen()
        } else if (!item.open && path === chosen) choose('')
      })
    theatre.addEventListener('click', ({ target }) => {
      const line = target instanceof Element ? target.closest('[data-step]') : null
      if (line) move(Number(line.getAttribute('data-step')) - step)
    })
    document.addEventListener('keydown', (event) => {
      const isOnControl = event.target instanceof Element && event.target.closest('button, a, summary, [tabindex]')
      if (isTyping(event.target) || chosen === '' || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === ' ' && !isOnControl) toggle()
      else if (event.key === 'ArrowRight' && !isInScroller(event.target)) move(1)
      else if (event.key === 'ArrowLeft' && !isInScroller(event.target)) move(-1)
      else if (event.key === 'Escape') choose('')
      else return
      event.preventDefault()
    })
    window.addEventListener('hashchange', goToAddress)
    goToAddress()
    draw()
  }

  /** @param {EventTarget | null} target */
  function isTyping(target) {
    return target instanceof Element && target.matches('input, select')
  }

  /** Where the arrow keys scroll. @param {EventTarget | null} target */
  function isInScroller(target) {
    return target instanceof Element && target.closest('[tabindex="0"]') !== null
  }

  /** @param {Element} within @param {string} selector */
  function one(within, selector) {
    const found = within.querySelector(selector)
    if (!(found instanceof HTMLElement)) throw new Error(`the page has no ${selector}`)
    return found
  }

  /** @param {Element} within @param {string} selector */
  function button(within, selector) {
    const found = one(within, selector)
    if (!(found instanceof HTMLButtonElement)) throw new Error(`${selector} is no button`)
    return found
  }

  /** @param {Element} theatre */
  function drawing(theatre) {
    const found = theatre.querySelector('[data-chart] svg')
    if (!(found instanceof SVGElement)) throw new Error('the page has no chart')
    return found
  }
}
