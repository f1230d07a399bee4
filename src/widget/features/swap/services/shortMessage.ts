import { FoyerError } from '../../../../backends/port/errors.ts'

/** What fits into a toast. */
const longest = 120

/** Breaks the line, cannot be seen or turns the text around: a wallet's error comes as the wallet wrote it. */
const unreadable = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

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
  return line === '' || line.length > longest || unreadable.test(line) ? undefined : line
}
