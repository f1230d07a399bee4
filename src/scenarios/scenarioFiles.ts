/** The exports of each file of this folder that is named `x.scenario.ts`, by its path from here. */
export type ScenarioFiles = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Vite finds the files when it builds or serves. Without Vite, as in Playwright, the disk is read. */
export const scenarioFiles: ScenarioFiles =
  import.meta.env === undefined
    ? await (await import('./readScenarioFiles.ts')).readScenarioFiles()
    : import.meta.glob<Record<string, unknown>>('./**/*.scenario.ts', { eager: true })
