/* What the pane beside the steps draws besides its words, fetched as one. */
export { OpenState } from '../../blocks/ClinicFacts/OpenState.tsx'
export { SessionBar } from '../../graphics/SessionBar/SessionBar.tsx'
