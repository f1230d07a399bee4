/** A page of a block explorer. The query, in which some explorers name the network (wire 5.3), stays at the end. */
export function explorerUrlWith(explorerUrl: string, path: string): string {
  const [base = '', query] = explorerUrl.split('?')
  return `${base.replace(/\/$/, '')}/${path}${query === undefined ? '' : `?${query}`}`
}
