export { consultationMachine, type ConsultationEvent } from './consultation.machine.ts'
export { isPaid, type ConsultationSnapshot } from './consultation.view.ts'
