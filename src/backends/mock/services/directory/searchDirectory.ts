import type { DirectoryRecord } from './generateDirectory.ts'

/** The query of the list of wallets. Its own lists are comma-separated (wire 1.3). */
export interface DirectoryQuery {
  /** The number of the page, from 1. */
  readonly page: number
  readonly entries: number
  readonly search: string
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  readonly chains: readonly string[]
}

/**
 * Returns one page of the matching wallets, in the directory's order, and the number of matches on
 * all pages.
 */
export function searchDirectory(
  records: readonly DirectoryRecord[],
  query: DirectoryQuery,
): { count: number; data: readonly DirectoryRecord[]; nextPage?: number } {
  const term = query.search.trim().toLowerCase()
  const matches = records.filter(
    (record) =>
      (query.include.length === 0 || query.include.includes(record.id)) &&
      !query.exclude.includes(record.id) &&
      (query.chains.length === 0 || runsOn(record, query.chains)) &&
      String(record.name).toLowerCase().includes(term),
  )
  const from = (query.page - 1) * query.entries
  const data = matches.slice(from, from + query.entries)
  const more = from + data.length < matches.length
  return { count: matches.length, data, ...(more ? { nextPage: query.page + 1 } : {}) }
}

/**
 * True if a wallet runs on one of these chains. A record without platforms counts as running on
 * every platform.
 */
function runsOn(record: DirectoryRecord, chains: readonly string[]): boolean {
  const own = record['chains']
  return !Array.isArray(own) || chains.some((chain) => own.includes(chain))
}
