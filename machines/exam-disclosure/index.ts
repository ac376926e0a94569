export { examDisclosureMachine, type ExamDisclosureEvent, type ExamDisclosureState } from './exam-disclosure.machine.ts'
