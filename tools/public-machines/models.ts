import type { ModelOptions } from '../paths/core/model-of.ts'

const done = (...outputs: unknown[]) => ({
  done: Object.fromEntries(outputs.map((each, index) => [`${index + 1}`, each])),
})
const event = (payload: object) => ({ '': payload })
const refusal = new Error('no answer')
const bureaus = ['equiGavinFetchActor', 'gavUnionFetchActor', 'checkGavPerianActor']

const engine = (more: object) => ({ operations: [], snapshot: { context: {} }, onChange: () => undefined, ...more })

/**
 * What a person adds to public machines, by folder and machine, in at most six lines each: payloads,
 * inputs and answers on which a guard or an `assign` depends.
 */
export const handModels: Readonly<Record<string, ModelOptions>> = {
  'editor-machine.ts editor': {
    inputs: { 'to edit': {}, 'to read': { readOnly: true } },
    events: {
      'behavior event': event({ behaviorEvent: { type: 'select' } }),
      'update readOnly': { on: { readOnly: true }, off: { readOnly: false } },
      focus: { idle: { editor: engine({}) }, busy: { editor: engine({ operations: [1] }) } },
      'add editor engine': event({ editor: engine({ isNormalizingNode: true }) }),
      'internal.patch': event({ patch: { path: [] } }),
      patches: event({ patches: [] }),
    },
    key: ({ context: { editorEngine: at, initialReadOnly } }) => [
      at?.isNormalizingNode,
      at?.operations.length,
      initialReadOnly,
    ],
  },
  'range-decorations-machine.ts range decorations': { input: { rangeDecorations: [] } },
  'sync-machine.ts sync': { input: {} },
  'validate-selection-machine.ts validate selection': { input: {} },
  '7guis-2-temperature-vue tempConverter': {
    events: { changeC: event({ value: '1' }), changeF: event({ value: '1' }) },
  },
  '7guis-temperature-react (machine)': {
    events: { CELSIUS: event({ value: '1' }), FAHRENHEIT: event({ value: '1' }) },
  },
  'friends-list-react friend': { input: { name: 'Ada' }, events: { SET_NAME: event({ value: 'Eve' }) } },
  'friends-list-react friends': {
    events: { 'FRIENDS.ADD': event({ name: 'Ada' }), 'FRIEND.REMOVE': event({ index: 0 }) },
  },
  'mongodb-credit-check-api multipleCreditCheck': {
    outcomes: {
      '0.multipleCreditCheck.creditCheck.Verifying Credentials': { ...done({ SSN: '1' }), error: event(refusal) },
      ...Object.fromEntries(bureaus.map((id) => [id, { ...done(700), error: event(refusal) }])),
    },
    key: ({ context }) => [context.EquiGavinScore, context.GavUnionScore, context.GavperianScore],
  },
  'snake-react SnakeMachine': {
    events: { ARROW_KEY: { up: { dir: 'Up' }, down: { dir: 'Down' }, left: { dir: 'Left' } } },
    key: ({ context: { snake, dir, apple } }) => [snake[0], dir, apple],
  },
  'tic-tac-toe-react (machine)': {
    events: { PLAY: Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7, 8].map((value) => [`${value}`, { value }])) },
    key: ({ context: { board } }) => board,
  },
  'todomvc-react todos': {
    events: { 'newTodo.commit': event({ value: 'rest' }), 'todo.commit': event({ todo: { id: '1', title: 'rest' } }) },
  },
  'todomvc-react todo': { input: { todo: { title: 'rest' } }, events: { change: event({ value: 'work' }) } },
  'trivia-game-example triviaMachine': {
    events: { 'user.selectAnswer': { right: { answer: 1 }, wrong: { answer: 2 } } },
    outcomes: { '0.triviaMachine.startTrivia.loadQuestionData.loadCharacter': done({ id: 1 }) },
  },
  'workflow-applicant-request applicantrequest': {
    inputs: { 'an adult': { applicant: { age: 40 } }, 'a child': { applicant: { age: 4 } } },
  },
  'workflow-async-subflow onboarding': { outcomes: { '0.onboarding.Welcome': done({ response: 'Ada' }) } },
  'workflow-book-lending (machine)': {
    events: { bookLendingRequest: event({ book: { id: '1' } }) },
    outcomes: {
      '0.(machine).Get Book Status': done({ status: 'onloan' }, { status: 'available' }, { status: 'lost' }),
    },
  },
  'workflow-car-vitals vitalscheck': {
    outcomes: Object.fromEntries([0, 1, 2, 3].map((index) => [`${index}.vitalscheck.CheckVitals`, done({ value: 1 })])),
  },
  'workflow-credit-check customercreditcheck': {
    outcomes: {
      '0.customercreditcheck.CheckCredit': done({ decision: 'Approved' }, { decision: 'Denied' }, { decision: 'Open' }),
    },
  },
  'workflow-event-greeting event-greeting': {
    events: { greet: event({ greet: { name: 'Ada' } }) },
    outcomes: { '0.event-greeting.Greet': done({ greeting: 'hello' }) },
  },
  'workflow-greeting greeting': { outcomes: { '0.greeting.Greet': done({ greeting: 'hello' }) } },
  'workflow-math-problem math-problem': { outcomes: { '0.math-problem.Solve': done([]) } },
  'workflow-media-scanner mediaScanner': {
    input: { basePath: 'from', destinationPath: 'to' },
    outcomes: {
      checkFilePermissions: { ...done({ dirsToEvaluate: [] }), error: event({ dirsToReport: [] }) },
      evaluatingFiles: done({ dirsToMove: [] }),
    },
  },
  'workflow-monitor-job jobmonitoring': {
    outcomes: {
      '0.jobmonitoring.SubmitJob': done({ jobuid: '1' }),
      '0.jobmonitoring.GetJobStatus': done({ jobStatus: 'SUCCEEDED' }, { jobStatus: 'FAILED' }, { jobStatus: 'LATE' }),
    },
  },
  'workflow-provision-orders provisionorders': {
    outcomes: {
      '0.provisionorders.ProvisionOrder': {
        ...done({}),
        error: Object.fromEntries(['id', 'item', 'quantity'].map((what) => [what, new Error(`Missing order ${what}`)])),
      },
    },
  },
  'workflow-reusing-functions paymentconfirmation': {
    events: { PaymentReceivedEvent: event({ payment: { amount: 1 }, customer: { name: 'Ada' }, funds: {} }) },
    outcomes: { '0.paymentconfirmation.PaymentReceived': done({ available: true }, { available: false }) },
  },
}
