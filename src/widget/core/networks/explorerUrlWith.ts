/**
 * Returns a page of a block explorer. The query stays at the end, because some explorers name the
 * network in it (wire 5.3).
 */
export function explorerUrlWith(explorerUrl: string, path: string): string {
  const [base = '', query] = explorerUrl.split('?')
  return `${base.replace(/\/$/, '')}/${path}${query === undefined ? '' : `?${query}`}`
}
