import { pageOrigin } from '../../server/config/pageOrigin.ts'

/**
 * Reads the option `--page`.
 * @throws Error if it is not the address of an app on this machine
 */
export function readPage(address: string | undefined): { readonly page?: string } {
  if (address === undefined) return {}
  if (pageOrigin.test(address) && URL.canParse(address)) return { page: new URL(address).origin }
  throw new Error(
    `--page needs the address of an app on this machine, such as http://localhost:3000, and "${address}" is none.`,
  )
}
