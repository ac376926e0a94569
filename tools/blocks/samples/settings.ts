import type { ActionSettings } from '../../../src/ui/blocks/Action/Action.tsx'
import { home } from '../content.ts'

export const settings: ActionSettings = { phone: home.phone, unwiredButtons: 'book' }
