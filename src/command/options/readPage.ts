import { pageOrigin } from '../../server/config/pageOrigin.ts'

/**
 * Reads the option `--page`.
 * @throws Error if it is not the address of an app on this machine
 */
export function readPage(address: string | undefined): { readonly page?: string } {
  return address === undefined ? {} : { page: originOf('page', address, 'an app', 3000) }
}

/**
 * Reads the option `--workbench`.
 * @throws Error if it is not the address of a workbench on this machine
 */
export function readWorkbench(address: string | undefined): { readonly workbench?: string } {
  if (address === undefined) return {}
  return { workbench: originOf('workbench', address, 'a workbench', 6000) }
}

function originOf(option: string, address: string, what: string, port: number): string {
  if (pageOrigin.test(address) && URL.canParse(address)) return new URL(address).origin
  throw new Error(
    `--${option} needs the address of ${what} on this machine, such as http://localhost:${port}, and "${address}" is none.`,
  )
}
