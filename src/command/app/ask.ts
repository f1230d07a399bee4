import { createInterface } from 'node:readline'

/** Whether somebody sits before a terminal who can answer. */
export const canAsk = (): boolean =>
  process.stdin.isTTY === true && process.stdout.isTTY === true && process.env['CI'] === undefined

/** Asks on the terminal. Ctrl+C, and the end of the input, are an empty answer. */
export function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  return new Promise<string>((resolve) => {
    terminal.on('SIGINT', () => terminal.close())
    terminal.on('close', () => resolve(''))
    terminal.question(question, (answer) => {
      resolve(answer.trim())
      terminal.close()
    })
  })
}

/**
 * Asks whether to do what was shown. Where nobody can answer it says how to go on, and a no is repeated.
 * @param warning what the developer should know before
 */
export async function isConfirmed(say: (line: string) => void, warning?: string): Promise<boolean> {
  if (!canAsk()) {
    say(
      'Nothing was written, because nobody can be asked here. Add --yes to do all of this, or run the command in a terminal.',
    )
    return false
  }
  if (warning !== undefined) say(warning)
  if (/^y(?:es)?$/i.test(await ask('Do all of this? (y/N) '))) return true
  say('Nothing was written.')
  return false
}
