import { wordSearch } from '../../run/format/wordSearch.ts'
import type { ScreenResult } from '../../server/screens/screenResults.ts'

/** Results to which a list can be limited, in the order of their buttons. */
export const screenFilters = [
  'all',
  'undecided',
  'changed',
  'new',
  'gone',
  'same',
  'rejected',
] as const

export type ScreenFilter = (typeof screenFilters)[number]

/** A moment of a scenario and its screens, one per variant. */
export interface CheckpointRow {
  readonly key: string
  /** Number of the step, from 1. */
  readonly step: number
  readonly checkpoint: string
  readonly screens: readonly ScreenResult[]
}

/** A scenario with its screens. */
export interface ScreenGroup {
  /** Path of the scenario in the project. */
  readonly scenario: string
  readonly title: string
  /** The screens with a difference first, then by step. */
  readonly rows: readonly CheckpointRow[]
}

/** Whether a screen differs, and has not been accepted since. */
export const isOpenScreen = ({ result, decision }: ScreenResult): boolean =>
  result !== 'same' && decision !== 'accepted'

/** Whether a screen differs, and no one has accepted or rejected it. */
export const isUndecided = ({ result, decision }: ScreenResult): boolean =>
  result !== 'same' && decision === undefined

/** The result of a screen after the decision about it: an accepted one is the same. */
export const standOf = (screen: ScreenResult): ScreenResult['result'] =>
  isOpenScreen(screen) ? screen.result : 'same'

/** The screens that differ by the same change as one that differs, itself among them. */
export const withSameChange = (
  screen: ScreenResult,
  all: readonly ScreenResult[],
): readonly ScreenResult[] =>
  screen.change === undefined || !isOpenScreen(screen)
    ? []
    : all.filter((each) => each.change === screen.change && isOpenScreen(each))

/** Identifies a checkpoint: that of a screen that is gone has another name at the same step. */
export const checkpointKey = ({ scenario, checkpoint }: ScreenResult): string =>
  `${scenario} ${checkpoint}`

/** Number of screens by filter. */
export function countScreens(
  screens: readonly ScreenResult[],
): Readonly<Record<ScreenFilter, number>> {
  const count = (result: ScreenResult['result']) =>
    screens.filter((screen) => standOf(screen) === result).length
  return {
    all: screens.length,
    changed: count('changed'),
    new: count('new'),
    gone: count('gone'),
    same: count('same'),
    undecided: screens.filter(isUndecided).length,
    rejected: screens.filter((screen) => fits(screen, 'rejected')).length,
  }
}

function fits(screen: ScreenResult, filter: ScreenFilter): boolean {
  if (filter === 'all') return true
  if (filter === 'undecided') return isUndecided(screen)
  if (filter === 'rejected') return screen.decision === 'rejected'
  return standOf(screen) === filter
}

/**
 * The screens to go through, in the order of the list: those that differ, also once they are accepted. All of them if nothing differs at the
 * checkpoint where one starts.
 */
export function reviewOrder(
  listed: readonly ScreenResult[],
  start: ScreenResult | undefined,
): readonly string[] {
  const differs = ({ result }: ScreenResult) => result !== 'same'
  const isReview = listed.some(
    (each) => differs(each) && start !== undefined && checkpointKey(each) === checkpointKey(start),
  )
  return (isReview ? listed.filter(differs) : listed).map(({ id }) => id)
}

/** Screens by filter and search, in scenarios and checkpoints; those with a difference first. */
export function groupScreens(
  screens: readonly ScreenResult[],
  filter: ScreenFilter,
  query: string,
): readonly ScreenGroup[] {
  const isFound = wordSearch(query)
  const shown = screens.filter((screen) => fits(screen, filter) && isFound(searchText(screen)))
  const groups = [...by(shown, ({ scenario }) => scenario)].map(([scenario, ofScenario]) => {
    const rows = [...by(ofScenario, checkpointKey)].map(([key, ofCheckpoint]) => {
      const { step = 0, checkpoint = '' } = ofCheckpoint[0] ?? {}
      return { key, step, checkpoint, screens: ofCheckpoint }
    })
    const title = ofScenario[0]?.title ?? scenario
    return { scenario, title, rows: openFirst(rows.toSorted((a, b) => a.step - b.step)) }
  })
  return openFirst(groups.map((group) => ({ ...group, screens: screensOf([group]) })))
}

/** The screens of groups, in the order of the list. */
export const screensOf = (groups: readonly ScreenGroup[]): readonly ScreenResult[] =>
  groups.flatMap(({ rows }) => rows.flatMap((row) => row.screens))

const searchText = ({ title, scenario, checkpoint, variant, step }: ScreenResult) =>
  `${title} ${scenario} ${checkpoint} ${variant} ${step}`

function by(screens: readonly ScreenResult[], keyOf: (screen: ScreenResult) => string) {
  const found = new Map<string, ScreenResult[]>()
  for (const screen of screens) {
    const key = keyOf(screen)
    found.set(key, [...(found.get(key) ?? []), screen])
  }
  return found
}

function openFirst<T extends { readonly screens: readonly ScreenResult[] }>(
  list: readonly T[],
): readonly T[] {
  const isOpen = (item: T) => Number(item.screens.some(isOpenScreen))
  return list.toSorted((a, b) => isOpen(b) - isOpen(a))
}

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
