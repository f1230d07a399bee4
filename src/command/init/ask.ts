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
