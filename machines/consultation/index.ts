export { consultationMachine, type ConsultationEvent } from './consultation.machine.ts'
export { isPaid } from './consultation.view.ts'
