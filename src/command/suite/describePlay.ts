import { notesOf } from './notesOf.ts'
import { noteTypes } from './noteTypes.ts'
import type { Play } from './play.ts'

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
  const steps = result.steps.filter(({ title }) => ofScenario.test(title))
  const failed = steps.find(({ error }) => error !== undefined)
  const reason = failed?.error ?? result.error
  return [
    head,
    ...(hasSteps || !isPassed ? steps.map(stepLine) : []),
    ...(isPassed ? [] : indent(messageOf(reason?.message ?? result.status))),
    ...notesOf(play, noteTypes.file).map((text) => `  ${text}`),
    ...notesOf(play, noteTypes.error).map((text) => `  The page threw: ${text}`),
    ...(isPassed || failed === undefined
      ? []
      : notesOf(play, noteTypes.difference).flatMap(indent)),
    ...notesOf(play, noteTypes.screens).flatMap(indent),
    ...notesOf(play, noteTypes.saved).map((text) => `  Saved ${text}`),
    ...notesOf(play, noteTypes.link).map((link) => `  ${noteTypes.link}: ${link}`),
  ]
}

/** The title of a step of the scenario: `4. Press Enter`. */
const ofScenario = /^(\d+)\. (.*)$/s

/** A step with its mark. */
function stepLine({ title, error }: Play['result']['steps'][number]): string {
  const [, number = '', words = title] = ofScenario.exec(title) ?? []
  return `  ${error === undefined ? '✓' : '✗'}${number.padStart(4)} ${words}`
}

const indent = (text: string) => text.split('\n').map((line) => `         ${line}`)

/** Without the name of the class and its colours. */
const messageOf = (message: string) =>
  message.replace(/^Error: /, '').replaceAll(new RegExp(String.raw`\u001b\[\d+m`, 'g'), '')
