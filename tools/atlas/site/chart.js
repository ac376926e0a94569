/** Zooms the chart of the atlas. */
{
  const theatre = document.querySelector('[data-theatre]')
  if (theatre instanceof HTMLElement) zoom(theatre)

  /** The chart is as large as fits, but its words stay legible. @param {HTMLElement} theatre */
  function zoom(theatre) {
    /* The smallest words, 11.5 px large, are then 11 px large. */
    const smallest = 0.96
    const scroller = one(theatre, '[data-chart]')
    const chart = drawing(theatre)
    const natural = Number(chart.getAttribute('width'))
    const ratio = Number(chart.getAttribute('height')) / natural
    const highest = () => Number.parseFloat(getComputedStyle(scroller).maxHeight) || Infinity
    const fitting = () => Math.min(1.25, (scroller.clientWidth - 2) / natural, (highest() - 8) / (natural * ratio))
    let scale = 1

    /** @param {number} wished */
    function show(wished) {
      scale = Math.min(4, Math.max(0.15, wished))
      chart.setAttribute('width', String(Math.round(natural * scale)))
      chart.setAttribute('height', String(Math.round(natural * ratio * scale)))
    }

    const tools = one(theatre, '[data-zoom]')
    tools.hidden = false
    tools.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (!button) return
      const by = Number(button.dataset['zoomBy'] ?? 1)
      show('zoomFit' in button.dataset ? fitting() : 'zoomFull' in button.dataset ? 1 : scale * by)
    })
    show(Math.max(smallest, fitting()))
    const stage = one(theatre, '[data-stage]')
    new ResizeObserver(() => {
      theatre.style.setProperty('--stage', `${stage.offsetHeight}px`)
    }).observe(stage)
  }

  /** @param {Element} within @param {string} selector */
  function one(within, selector) {
    const found = within.querySelector(selector)
    if (!(found instanceof HTMLElement)) throw new Error(`the page has no ${selector}`)
    return found
  }

  /** @param {Element} theatre */
  function drawing(theatre) {
    const found = theatre.querySelector('[data-chart] svg')
    if (!(found instanceof SVGElement)) throw new Error('the page has no chart')
    return found
  }
}
