import 'vite/types/customEvent'
import type { Command, Message, Order, Posted } from './messages.ts'

declare module 'vite/types/customEvent' {
  interface CustomEventMap {
    'inspector:post': Message
    'inspector:posted': Posted
    'inspector:watch': object
    'inspector:order': Order
    'inspector:command': Command
  }
}
