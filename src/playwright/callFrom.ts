import { runInThisContext } from 'node:vm'

/** A place in a file. */
export interface Place {
  readonly file: string
  /** From 1. */
  readonly line: number
}

type Call = <A extends readonly unknown[]>(called: (...args: A) => void, ...args: A) => void

/**
 * A function that calls another one as if from a place in a file. Playwright takes the file of a test, by which tests are chosen and shown,
 * from the caller of `test`.
 */
export const callFrom = ({ file, line }: Place): Call =>
  runInThisContext('(called, ...args) => called(...args)', {
    filename: file,
    lineOffset: line - 1,
  }) as Call
