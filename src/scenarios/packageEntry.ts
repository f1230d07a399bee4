// `foyerkit-lab/scenarios`. Code of this repository takes what it needs from one of the two, because the list is long.
export * from './index.ts'
export { scenarioGroups, scenarios } from './allScenarios.ts'
