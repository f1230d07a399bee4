import { pageOrigin } from '../../server/config/pageOrigin.ts'

/**
 * Reads an option that is the address of a program on this machine, as its origin.
 * @param name of the option
 * @param what the program is
 * @param port of the example in the message
 * @returns a function that throws an Error with one sentence for another address
 */
export function readAddress(name: string, what: string, port: number): (text: string) => string {
  return (address) => {
    if (pageOrigin.test(address) && URL.canParse(address)) return new URL(address).origin
    throw new Error(
      `--${name} needs the address of ${what} on this machine, such as http://localhost:${port}, and "${address}" is none.`,
    )
  }
}
