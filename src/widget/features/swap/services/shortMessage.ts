import { FoyerError } from '../../../../backends/port/errors.ts'

/** What fits into a toast. */
const longest = 120

/** The wallet's own short words for a failure (wire 1.9); `undefined` when it gave none that can be shown. */
export function shortMessage(thrown: unknown): string | undefined {
  const text =
    thrown instanceof FoyerError
      ? thrown.details.serverText
      : typeof thrown === 'object' && thrown !== null && 'message' in thrown
        ? thrown.message
        : undefined
  if (typeof text !== 'string') return undefined
  const line = text.trim()
  return line === '' || line.length > longest || line.includes('\n') ? undefined : line
}
