import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { divergenceOf } from '../../run/compare/divergenceOf.ts'
import type { RunFile } from '../../run/file/runFile.ts'
import { describeDivergence } from '../../run/compare/describeDivergence.ts'
import type { PlannedScenario, ReplayPlan } from './replayPlan.ts'

interface Play {
  readonly planned: Pick<PlannedScenario, 'output'>
  readonly plan: Pick<ReplayPlan, 'work' | 'repeat'>
  /** Number of the play, from 1. */
  readonly play: number
}

/** Two plays of a scenario that differ. */
export interface PlayDifference {
  /** Where they diverge, in words. */
  readonly words: string
  readonly first: RunFile
  readonly other: RunFile
  /** Number of the other play. */
  readonly play: number
}

/**
 * Compares a play with the first one, and the first one with all that ended before it: plays run side by side.
 * @returns `undefined` if they are the same
 */
export function comparePlays(
  run: RunFile,
  { planned, plan, play }: Play,
): PlayDifference | undefined {
  if (plan.repeat === 1) return undefined
  const folder = join(plan.work, 'plays', planned.output)
  const fileOf = (number: number) => join(folder, `${number}.json`)
  mkdirSync(folder, { recursive: true })
  // Another process must not read half of it.
  const draft = `${fileOf(play)}.new`
  writeFileSync(draft, JSON.stringify(run))
  renameSync(draft, fileOf(play))
  const read = (number: number) => JSON.parse(readFileSync(fileOf(number), 'utf8')) as RunFile
  if (play > 1) return existsSync(fileOf(1)) ? differenceOf(read(1), run, play) : undefined
  const others = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => Number.parseInt(name, 10))
    .filter((number) => number > 1)
    .toSorted((a, b) => a - b)
  for (const other of others) {
    const difference = differenceOf(run, read(other), other)
    if (difference !== undefined) return difference
  }
  return undefined
}

function differenceOf(first: RunFile, other: RunFile, play: number): PlayDifference | undefined {
  const divergence = divergenceOf(first, other)
  if (!divergence) return undefined
  const words = `Play ${play} differs from play 1. ${describeDivergence(divergence, first)}`
  return { words, first, other, play }
}
