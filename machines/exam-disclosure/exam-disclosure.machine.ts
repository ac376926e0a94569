import { setup, type StateValueFrom } from 'xstate'

export type ExamDisclosureEvent =
  | { type: 'exam.start' }
  | { type: 'exam.ready' }
  | { type: 'exam.slow' }
  | { type: 'exam.fail' }
  | { type: 'exam.retry' }
  | { type: 'exam.close' }

/**
 * The exam's disclosure, a dialog in front of the page. The `embed` machine drives its frame and counts the 8 s of
 * patience; what happens to the frame arrives here as `exam.ready`, `exam.slow`, `exam.fail` and `exam.retry` (it loads
 * again), and nothing is sent back. The frame stays when it is slow or has failed, so a widget that comes late is still
 * disclosed. Nothing is kept: a visitor's answers go to the exam's provider only. Source: docs/product/consultation.md,
 * P-CONSULT-7; docs/decisions/21-not-available.md, docs/decisions/24-framed-vendors.md,
 * docs/decisions/26-slow-and-failed-parts.md.
 */
export const examDisclosureMachine = setup({
  types: { events: {} as ExamDisclosureEvent },
}).createMachine({
  id: 'exam-disclosure',
  description: 'A visitor starts the consultation, and is shown its disclosure or told that it is not available.',
  options: { maxIterations: 10 },
  initial: 'idle',
  states: {
    idle: {
      description: 'The page with its button. Nothing of the exam has been loaded.',
      on: { 'exam.start': { description: '‘Start Your Consultation’.', target: 'preparing' } },
    },
    preparing: {
      description: 'The dialog is open and the exam is loading.',
      on: {
        'exam.ready': { description: 'The exam is there.', target: 'disclosing' },
        'exam.slow': { description: 'No sign of the exam for 8 seconds.', target: 'unavailable' },
        'exam.fail': { description: 'The disclosure is missing or cannot be shown.', target: 'unavailable' },
        'exam.close': { description: 'Closed by button, Esc, Back or a click outside.', target: 'idle' },
      },
    },
    disclosing: {
      description: 'The exam shows its disclosure.',
      on: {
        'exam.fail': { description: 'The exam broke down.', target: 'unavailable' },
        'exam.close': { description: 'Closed by button, Esc, Back or a click outside.', target: 'idle' },
      },
    },
    unavailable: {
      description: '‘Not available!’, with ways on; the frame stays.',
      on: {
        'exam.ready': { description: 'Late, but there.', target: 'disclosing' },
        'exam.retry': { description: 'The exam is loaded again.', target: 'preparing' },
        'exam.close': { description: 'Closed by button, Esc, Back or a click outside.', target: 'idle' },
      },
    },
  },
})

export type ExamDisclosureState = StateValueFrom<typeof examDisclosureMachine>
