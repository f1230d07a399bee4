import type { Play } from '../play.ts'

/** Why a play did not pass. JSON. */
export interface PlayFailure {
  /** Name of the cell of the play; absent if it has none. */
  readonly cell?: string
  /** Number of the step that failed, from 1; absent if no step failed, as where a screen differs. */
  readonly step?: number
  /** The step in words. */
  readonly sentence?: string
  readonly message: string
}

/** The title of a step of the scenario: `4. Press Enter`. */
const ofScenario = /^(\d+)\. (.*)$/s

/** The steps of the scenario in a play, with their numbers, words and real ms. */
export const scenarioSteps = ({ result }: Pick<Play, 'result'>) =>
  result.steps.flatMap(({ title, duration, error }) => {
    const [, number, sentence] = ofScenario.exec(title) ?? []
    return number === undefined || sentence === undefined
      ? []
      : [{ step: Number(number), sentence, duration, error }]
  })

/** The failure of a play; `undefined` if it passed. */
export function playFailure(play: Pick<Play, 'result'>): PlayFailure | undefined {
  const { result } = play
  if (result.status === 'passed') return undefined
  const failed = scenarioSteps(play).find(({ error }) => error !== undefined)
  const message = messageOf((failed?.error ?? result.error)?.message ?? result.status)
  if (failed === undefined) return { message }
  const { step, sentence } = failed
  return { step, sentence, message }
}

/** Removes the name of the error class and the colours of the terminal. */
const messageOf = (message: string) =>
  message.replace(/^Error: /, '').replaceAll(new RegExp(String.raw`\u001b\[\d+m`, 'g'), '')
