/** Type of the annotation with a scenario's id. Reports hide it. */
export const scenarioNote = '_scenario'
