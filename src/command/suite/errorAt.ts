import type { Location } from '@playwright/test/reporter'

/** An error that reports show at a place of a scenario's file. */
export function errorAt({ file, line, column }: Location, message: string): Error {
  const error = new Error(message)
  error.stack = `Error: ${message}\n    at ${file}:${line}:${column}`
  return error
}
