import { explorerUrlWith } from './explorerUrlWith.ts'

/** Returns the page of an address at a block explorer. */
export function explorerAddressUrl(explorerUrl: string, address: string): string {
  return explorerUrlWith(explorerUrl, `address/${address}`)
}
