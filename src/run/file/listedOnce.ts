import type { Scenario } from '../../scenarios/index.ts'

/** Which recordings of this browser are listed. */
export interface ListedOnce {
  /** The recordings that the project lacks. */
  readonly kept: readonly Scenario[]
  /** By id of a recording that the project has as well: the id of the project's. */
  readonly listedAs: Readonly<Record<string, string>>
}

/** Finds the recordings of this browser that the project has as well, also under another title and other tags. */
export function listedOnce(project: readonly Scenario[], kept: readonly Scenario[]): ListedOnce {
  const saved = new Map(project.map((scenario) => [contentOf(scenario), scenario.id]))
  const listedAs = Object.fromEntries(
    kept.flatMap((recording) => {
      const id = saved.get(contentOf(recording))
      return id === undefined ? [] : [[recording.id, id]]
    }),
  )
  return { kept: kept.filter(({ id }) => listedAs[id] === undefined), listedAs }
}

/** The parts that decide how it plays. */
function contentOf({ id: _, title: _title, tags: _tags, ...content }: Scenario): string {
  return JSON.stringify(
    Object.entries(content).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}
