/** The part of the scenarios that a replay plays. */
export interface ReplayChoice {
  /** Only scenarios with one of these tags; all if empty. */
  readonly tags: readonly string[]
  /** Only scenarios with this in their title or id. */
  readonly grep?: RegExp
  /** `index` counts from 1. */
  readonly shard: { readonly index: number; readonly count: number }
  /** Path of the file with the times of earlier runs. */
  readonly history: string
}

/** The file of `npm run replay` with the times of earlier runs. */
const usualHistory = 'reports/replay-history.json'

/** Reads the choice that the command line has left in the environment. */
export function replayChoice(env: NodeJS.ProcessEnv = process.env): ReplayChoice {
  const { FOYER_TAGS, FOYER_GREP, FOYER_SHARD, FOYER_HISTORY } = env
  const [index = 1, count = 1] = (FOYER_SHARD ?? '').split('/').filter(Boolean).map(Number)
  return {
    tags: (FOYER_TAGS ?? '').split(',').filter(Boolean),
    ...(FOYER_GREP ? { grep: new RegExp(FOYER_GREP, 'i') } : {}),
    shard: { index, count },
    history: FOYER_HISTORY || usualHistory,
  }
}
