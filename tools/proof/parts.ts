import { audit } from './audit.ts'
import { firefox } from './firefox.ts'
import { hostile } from './hostile.ts'
import { inBrowser } from './in-browser.ts'
import { leads } from './leads.ts'
import { nginx } from './nginx.ts'
import type { Part } from './part.ts'
import { receiver } from './receiver.ts'

/** All parts, in the order of the table. */
export const parts: readonly Part[] = [leads, receiver, ...inBrowser, nginx, hostile, audit, firefox]
