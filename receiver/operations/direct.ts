import type { IncomingMessage } from 'node:http'

/**
 * Whether a request comes from a program on this machine and not through a proxy. A proxy adds a header, or uses
 * HTTP/1.0 as nginx does by default.
 */
export function isDirect({ socket, headers, httpVersion }: IncomingMessage): boolean {
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
  const isPassedOn = Object.keys(headers).some((name) => /^(forwarded|via|x-real-ip|x-forwarded-.+)$/.test(name))
  return isLocal && !isPassedOn && httpVersion !== '1.0'
}
