import { brand } from '../../content/brand.ts'
import { assetAddress } from './assets.ts'
import { html, type Html, type Part } from './html.ts'
import type { Staff } from './sessions.ts'
import { zoneOf } from '../requests/promise.ts'
import { describeTime } from './times.ts'

/** Who reads a page, and what its head warns of. */
export interface Frame {
  staff: Staff
  /** For owners: requests that could not be forwarded, and since when the oldest one waits (ISO 8601, or ''). */
  forwarding: { failed: number; waiting: string } | null
  now: number
}

export interface PageParts {
  title: string
  /** null where nobody is signed in. */
  frame: Frame | null
  /** The address among the head's links. */
  here?: string
  body: Part
}

/** A whole page. */
export function page({ title, frame, here = '', body }: PageParts): Html {
  return html`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${brand.name} inbox</title>
<link rel="icon" href="${assetAddress('icon.svg')}">
<link rel="stylesheet" href="${assetAddress('style.css')}">
</head>
<body${frame === null ? html` class="outside"` : null}>
<a class="skip" href="#main">Skip to content</a>
<header class="head"><div class="width">
<a class="brand" href="/requests">${mark()}<span>${brand.shortName} <span class="quiet">inbox</span></span></a>
${frame === null ? null : menu(frame, here)}
</div></header>
<main id="main" class="width" tabindex="-1">
${body}
</main>
</body>
</html>
`
}

function menu({ staff, forwarding, now }: Frame, here: string): Html {
  const links = [
    { href: '/requests', text: 'Requests' },
    ...(staff.role === 'owner'
      ? [
          { href: '/accounts', text: 'Accounts' },
          { href: '/audit', text: 'Audit' },
          { href: '/reports', text: 'Site' },
          { href: '/leads.csv', text: 'Export' },
        ]
      : []),
  ]
  return html`<nav aria-label="Main">
      <ul>
        ${links.map(({ href, text }) => html`<li><a href="${href}" ${href === here && html` aria-current="page"`}>${text}</a></li>`)}
      </ul>
    </nav>
    ${forwarding === null ? null : badge(forwarding, now)}
    <div class="who">
      <a href="/account" ${here === '/account' && html` aria-current="page"`}
        ><span class="visually-hidden">Your account: </span><bdi>${staff.account}</bdi></a
      >
      <form method="post" action="/sign-out">${token(staff)}<button class="plain">Sign out</button></form>
    </div>`
}

function badge({ failed, waiting }: { failed: number; waiting: string }, now: number): Html | null {
  const since = waiting === '' ? null : `oldest waiting since ${describeTime(Date.parse(waiting), now, zoneOf(''))}`
  if (failed > 0)
    return html`<p class="badge">
      <a href="/requests?tab=unforwarded">${failed} not forwarded</a
      >${since === null ? null : html`<span>, ${since}</span>`}
    </p>`
  return since === null ? null : html`<p class="badge calm"><span>Forwarding: ${since}</span></p>`
}

function mark(): Html {
  return html`<svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
    <path d="M12 2v20M3.3 7l17.4 10M3.3 17 20.7 7" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
    <circle class="ember" cx="12" cy="12" r="3.5" />
  </svg>`
}

/** The token that each form of a session carries. */
export function token({ formToken }: Pick<Staff, 'formToken'>): Html {
  return html`<input type="hidden" name="token" value="${formToken}" />`
}

/** A message after an act, with what can be done about it. */
export function message(text: Part, more: Part = null): Html {
  return html`<div class="said" id="said" role="status" tabindex="-1">
    <p>${text}</p>
    ${more}
  </div>`
}

export interface FieldParts {
  name: string
  label: string
  type?: 'text' | 'password'
  value?: string
  autocomplete?: string
  hint?: string
  /** What is wrong with what was typed. */
  fault?: string | null
}

/** A labelled field, with its hint and what is wrong tied to it. */
export function field({
  name,
  label,
  type = 'text',
  value = '',
  autocomplete = 'off',
  hint,
  fault = null,
}: FieldParts): Html {
  const described = [
    ...(hint === undefined ? [] : [`${name}-hint`]),
    ...(fault === null ? [] : [`${name}-fault`]),
  ].join(' ')
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      required${described !== '' && html` aria-describedby="${described}"`}${fault !== null && html` aria-invalid="true" autofocus`}
    />
    ${fault !== null && html`<p class="fault" id="${name}-fault">${fault}</p>`}
  </div>`
}
