/** A page of a block explorer; some name the network in their query (wire 5.3), which stays at the end. */
export function explorerUrlWith(explorerUrl: string, path: string): string {
  const [base = '', query] = explorerUrl.split('?')
  return `${base.replace(/\/$/, '')}/${path}${query === undefined ? '' : `?${query}`}`
}
