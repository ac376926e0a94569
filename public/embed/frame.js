/**
 * What the demonstration calendar says to the page around it, in the words of the CRM's real booking calendars: an
 * iframe-resizer string at the start, its height whenever that changes, and the booking. Same origin only.
 */

const FRAME_ID = 'booking-calendar'
const RESIZER = '[iFrameSizer]'

const framed = window.parent !== window && location.origin !== 'null'

/** @param {string | unknown[]} message */
function post(message) {
  if (framed) window.parent.postMessage(message, location.origin)
}

/**
 * The height of the document's content. It does not depend on the frame's height (see booking-calendar.css), so a frame
 * that follows it cannot run away.
 */
function contentSize() {
  const box = document.documentElement.getBoundingClientRect()
  return { height: Math.ceil(box.height), width: Math.ceil(box.width) }
}

/** @param {() => void} answer */
function onResizerMessage(answer) {
  window.addEventListener('message', (event) => {
    if (!framed || event.source !== window.parent || event.origin !== location.origin) return
    if (typeof event.data === 'string' && event.data.startsWith(RESIZER)) answer()
  })
}

/** Says that the calendar is there, and keeps saying how high it is. */
export function reportSize() {
  let reported = -1

  const sendHeight = () => {
    reported = contentSize().height
    post(['highlevel.setHeight', { height: reported, id: FRAME_ID }])
  }
  const sendAll = () => {
    const { height, width } = contentSize()
    post(`${RESIZER}${FRAME_ID}:${height}:${width}:init`)
    sendHeight()
  }

  sendAll()
  onResizerMessage(sendAll)
  new ResizeObserver(() => {
    if (contentSize().height !== reported) sendHeight()
  }).observe(document.documentElement)
}

/** Says that this calendar cannot be used, now and whenever it is asked. No height: that would be a sign of life. */
export function reportUnavailable() {
  const send = () => post(['demo.error', { reason: 'unavailable' }])
  send()
  onResizerMessage(send)
}

/** @param {{ location: string, service: string, start: string }} booking */
export function reportBooking(booking) {
  post(['msgsndr-booking-complete', booking])
}
