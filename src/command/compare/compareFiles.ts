import type { RunFile } from '../../run/file/runFile.ts'
import { readRunFile } from '../../playwright/files/readRunFile.ts'
import { compareInWords } from '../../run/compare/compareInWords.ts'
import { divergenceOf } from '../../run/compare/divergenceOf.ts'

/** The arguments of `npx foyerkit compare`. */
export interface CompareOptions {
  readonly kind: 'compare'
  readonly one: string
  readonly other: string
}

/**
 * Prints where two run files diverge.
 * @returns whether they are the same
 * @throws Error if a file is no run file
 */
export function compareFiles({ one, other }: CompareOptions, say: (line: string) => void): boolean {
  const [first, second] = [readRun(one), readRun(other)]
  for (const [index, line] of compareInWords(first, second).entries()) {
    say(index === 0 ? line : `    ${line}`)
  }
  return divergenceOf(first, second) === undefined
}

function readRun(file: string): RunFile {
  const { run } = readRunFile(file)
  if (run) return run
  throw new Error(
    `${file} is a scenario, not a run. Save a run in the workbench, or with npx foyerkit replay --output.`,
  )
}
