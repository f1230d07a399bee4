const ending = '.scenario.json'

interface KnownScenarios {
  /** Folder of the scenarios, relative to the project. */
  readonly folder?: string
  readonly scenarios: readonly { readonly id: string }[]
}

/**
 * The id of a project's scenario in the workbench; undefined if the workbench does not know it.
 * @param path of the scenario, relative to the project
 */
export function liveScenarioId(
  path: string,
  { folder, scenarios }: KnownScenarios,
): string | undefined {
  if (folder === undefined || !path.startsWith(`${folder}/`) || !path.endsWith(ending)) {
    return undefined
  }
  const id = `project.${path.slice(folder.length + 1, -ending.length)}`
  return scenarios.find((each) => each.id === id)?.id
}
