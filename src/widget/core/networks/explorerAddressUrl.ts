/** The page of an address at a block explorer; some name the network in their query (wire 5.3), which stays at the end. */
export function explorerAddressUrl(explorerUrl: string, address: string): string {
  const [base = '', query] = explorerUrl.split('?')
  return `${base.replace(/\/$/, '')}/address/${address}${query === undefined ? '' : `?${query}`}`
}
