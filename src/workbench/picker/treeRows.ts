import type { Scenario, ScenarioGroup } from '../../scenarios/index.ts'
import type { ScenarioHit } from './scenarioList.ts'

interface TreePlace {
  /** Id of the row; for a scenario, the scenario's id. */
  readonly id: string
  readonly level: 1 | 2
  /** Position among its siblings, from 1. */
  readonly place: number
  readonly total: number
}

export interface GroupRow extends TreePlace {
  readonly kind: 'group'
  readonly name: string
  readonly isOpen: boolean
  readonly scenarios: readonly Scenario[]
}

export interface ScenarioRow extends TreePlace {
  readonly kind: 'scenario'
  readonly hit: ScenarioHit
  /** Id of the row of its group, if it has one. */
  readonly parent?: string
}

export type TreeRow = GroupRow | ScenarioRow

/** Id of the row of a group. */
export const groupRowId = (name: string) => `group ${name}`

/** The rows of a tree by feature: first scenarios without a group, then each group with a match, with its matches when it is open. */
export function treeRows(
  hits: readonly ScenarioHit[],
  groups: readonly ScenarioGroup[],
  isOpen: (group: string) => boolean,
): readonly TreeRow[] {
  const byId = new Map(hits.map((hit) => [hit.scenario.id, hit]))
  const grouped = groups.flatMap(({ name, scenarios }) => {
    const found = scenarios.flatMap(({ id }) => byId.get(id) ?? [])
    return found.length === 0 ? [] : [{ name, found }]
  })
  const inGroup = new Set(grouped.flatMap(({ found }) => found))
  const loose = hits.filter((hit) => !inGroup.has(hit))
  const total = loose.length + grouped.length
  return [
    ...loose.map((hit, index) => scenarioRow(hit, index + 1, total)),
    ...grouped.flatMap(({ name, found }, index): TreeRow[] => {
      const group: GroupRow = {
        kind: 'group',
        id: groupRowId(name),
        level: 1,
        place: loose.length + index + 1,
        total,
        name,
        isOpen: isOpen(name),
        scenarios: found.map(({ scenario }) => scenario),
      }
      if (!group.isOpen) return [group]
      return [group, ...found.map((hit, at) => scenarioRow(hit, at + 1, found.length, group.id))]
    }),
  ]
}

/** The rows of a search: the best match first, regardless of its group. */
export const searchRows = (hits: readonly ScenarioHit[]): readonly TreeRow[] =>
  hits.map((hit, index) => scenarioRow(hit, index + 1, hits.length))

function scenarioRow(hit: ScenarioHit, place: number, total: number, parent?: string): ScenarioRow {
  const { id } = hit.scenario
  const row = { kind: 'scenario', id, place, total, hit } as const
  return parent === undefined ? { ...row, level: 1 } : { ...row, level: 2, parent }
}

/** The words of a row to which typed letters are compared. */
const wordsOf = (row: TreeRow) => (row.kind === 'group' ? row.name : row.hit.scenario.title)

/** The next row whose words start with the letters; after the last row, it continues at the top. */
export function findByLetters(
  rows: readonly TreeRow[],
  current: string | undefined,
  letters: string,
): string | undefined {
  const at = rows.findIndex(({ id }) => id === current)
  // More letters may still match the row that the first ones have found.
  const from = letters.length > 1 ? at : at + 1
  const inTurn = [...rows.slice(Math.max(0, from)), ...rows.slice(0, Math.max(0, from))]
  return inTurn.find((row) => wordsOf(row).toLowerCase().startsWith(letters))?.id
}

/** The row that a key moves to, as in every tree (WAI-ARIA tree view); undefined if there is none. */
export function rowAfterKey(
  rows: readonly TreeRow[],
  current: string | undefined,
  key: string,
): string | undefined {
  const at = rows.findIndex(({ id }) => id === current)
  const last = rows.length - 1
  const to = {
    ArrowDown: Math.min(last, at + 1),
    ArrowUp: Math.max(0, at - 1),
    PageDown: Math.min(last, at + 8),
    PageUp: Math.max(0, at - 8),
    Home: 0,
    End: last,
  }[key]
  return to === undefined ? undefined : rows[to]?.id
}
