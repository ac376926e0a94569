/** The result of a request, in one line. */
export interface Outcome {
  isWell: boolean
  line: string
}

interface Sent {
  address: string
  origin: string
  id: string
}

const reasons: Readonly<Record<number, string>> = {
  401: 'the address asks for a password: a page of the site has none.',
  404: 'nothing is there: pass the path on to the receiver, location = /leads { proxy_pass http://127.0.0.1:8787; }.',
  405: 'nothing takes posts there: pass the path on to the receiver.',
  413: 'a proxy before the receiver takes smaller bodies only: let it take 64 KiB.',
  429: 'too many requests come from here: wait, then run it again.',
  502: 'the proxy is there, the receiver is not: start it, npm run receiver.',
  503: 'the receiver cannot store anything: its log says why.',
  504: 'the proxy is there, the receiver does not answer it.',
}

/** Explains what an answer means for the site, and what to do. */
export function outcomeOf(answer: Response, { address, origin, id }: Sent): Outcome {
  const { status, headers } = answer
  const says = (line: string) => ({ isWell: false, line: `${address}: ${line}` })
  if (status >= 300 && status < 400)
    return says(
      `it redirects to ${headers.get('location') ?? 'nowhere'}: name that address, a redirect drops what is posted.`,
    )
  if (status === 403)
    return says(`refused for pages of ${origin}: set RECEIVER_ORIGINS=${origin} and start the receiver again.`)
  if (status >= 400) return says(`${status}: ${reasons[status] ?? 'the request is not taken.'}`)
  if (/^text\/html\b/i.test(headers.get('content-type') ?? ''))
    return says(`${status}, and a page of HTML: that is a page of a site, no receiver. Nothing was stored.`)
  if (headers.get('idempotency-key') === id)
    return { isWell: true, line: `${address}: stored (${status}). Delete the request with the id ${id}.` }
  return says(
    `${status} without the id of the request: right for a service that is not our receiver, and then only with VITE_LEADS_ANSWERS=any; look there for ${id}.`,
  )
}
