export { serviceDetailMachine, type ServiceDetailEvent } from './service-detail.machine.ts'
export { shownService, type ServiceDetailSnapshot } from './service-detail.view.ts'
