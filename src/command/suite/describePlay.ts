import { notesOf } from './notesOf.ts'
import { noteTypes } from './noteTypes.ts'
import type { Play } from './play.ts'
import { playFailure, scenarioSteps } from './results/playFailure.ts'

interface Wanted {
  /** Path of the scenario in the project. */
  readonly name: string
  /** Whether to list the steps of a passed play. */
  readonly hasSteps: boolean
}

/** The lines that the command prints for a play. */
export function describePlay(play: Play, { name, hasSteps }: Wanted): readonly string[] {
  const { test, result } = play
  const isPassed = result.status === 'passed'
  const number = test.repeatEachIndex === 0 ? '' : `, play ${test.repeatEachIndex + 1}`
  const seconds = (result.duration / 1000).toFixed(1)
  const head = `${isPassed ? '✓' : '✗'} ${test.title} (${name}${number}) ${seconds} s`
  const failure = playFailure(play)
  return [
    head,
    ...(hasSteps || !isPassed ? scenarioSteps(play).map(stepLine) : []),
    ...(failure === undefined ? [] : indent(failure.message)),
    ...notesOf(play, noteTypes.file).map((text) => `  ${text}`),
    ...notesOf(play, noteTypes.error).map((text) => `  The page threw: ${text}`),
    ...(failure?.step === undefined
      ? []
      : [noteTypes.difference, noteTypes.complaint].flatMap((type) =>
          notesOf(play, type).flatMap(indent),
        )),
    ...notesOf(play, noteTypes.screens).flatMap(indent),
    ...notesOf(play, noteTypes.saved).map((text) => `  Saved ${text}`),
    ...[noteTypes.link, noteTypes.linkInApp].flatMap((type) =>
      notesOf(play, type).map((link) => `  ${type}: ${link}`),
    ),
  ]
}

/** A step with its mark. */
const stepLine = ({ step, sentence, error }: ReturnType<typeof scenarioSteps>[number]) =>
  `  ${error === undefined ? '✓' : '✗'}${String(step).padStart(4)} ${sentence}`

const indent = (text: string) => text.split('\n').map((line) => `         ${line}`)
