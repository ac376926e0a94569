export { weightLossMachine, type ProgramStep, type WeightLossEvent } from './weight-loss.machine.ts'
export {
  parseAnswer,
  restoreWeightLoss,
  stepNamed,
  weightLossView,
  type WeightLossSnapshot,
  type WeightLossView,
} from './weight-loss.view.ts'
