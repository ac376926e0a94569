export { embedMachine, type EmbedEvent } from './embed.machine.ts'
export { embedView, type EmbedSnapshot, type EmbedView } from './embed.view.ts'
