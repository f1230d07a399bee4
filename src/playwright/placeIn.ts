import { fileURLToPath } from 'node:url'
import type { Place } from './callFrom.ts'

/**
 * The place of a frame in the stack of an error.
 * @param frame from 0
 * @returns `undefined` if the frame is of no file
 */
export function placeIn(stack: string, frame: number): Place | undefined {
  const line = stack.split('\n').filter((each) => /^\s+at /.test(each))[frame] ?? ''
  const [, path = '', number = ''] =
    /(?:\(|at )((?:file:|\/|[A-Za-z]:[\\/]).*?):(\d+):\d+\)?$/.exec(line) ?? []
  if (path === '') return undefined
  return { file: path.startsWith('file:') ? fileURLToPath(path) : path, line: Number(number) }
}
