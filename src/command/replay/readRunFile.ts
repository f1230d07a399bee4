import { readFileSync, statSync } from 'node:fs'
import {
  maxRunFileLength,
  readRecording,
  type Read,
} from '../../workbench/recorder/readRecording.ts'

type Readable = Exclude<Read, { readonly problem: string }>

/**
 * Reads a run file or a scenario.
 * @throws Error with the name of the file and the reason, if it cannot be played
 */
export function readRunFile(file: string): Readable {
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size === undefined) throw new Error(`There is no file ${file}.`)
  if (size > maxRunFileLength) throw new Error(`${file}: The file is larger than 10 MB.`)
  const read = readRecording(readFileSync(file, 'utf8'))
  if (read.problem === undefined) return read
  throw new Error(`${file}: ${read.problem}`)
}
