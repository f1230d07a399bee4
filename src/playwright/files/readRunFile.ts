import { readFileSync, statSync } from 'node:fs'
import { problemOfSize, readRecording, type Read } from '../../run/file/readRecording.ts'

type Readable = Exclude<Read, { readonly problem: string }>

/**
 * Reads a run file or a scenario.
 * @throws Error with the name of the file and the reason, if it cannot be played
 */
export function readRunFile(file: string): Readable {
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size === undefined) throw new Error(`There is no file ${file}.`)
  const tooLarge = problemOfSize(size)
  if (tooLarge !== undefined) throw new Error(`${file}: ${tooLarge}`)
  const read = readRecording(readFileSync(file, 'utf8'))
  if (read.problem === undefined) return read
  throw new Error(`${file}: ${read.problem}`)
}
