/**
 * The height in px that an iframe-resizer child reports, as text; null for anything else. Shape:
 * `[iFrameSizer]id:height:width:trigger`. Together with the origin-checked `listenToFrame` it replaces the CRM's
 * form-embed script, which does nothing else (docs/decisions/24-framed-vendors.md).
 */
export function resizerHeight(message: string): string | null {
  return /^\[iFrameSizer\][^:]*:(\d+(?:\.\d+)?):\d+(?:\.\d+)?:\w+$/.exec(message)?.[1] ?? null
}
