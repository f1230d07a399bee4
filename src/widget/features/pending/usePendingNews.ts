import { useEffect, useRef, useState } from 'react'
import type { Core } from '../../core/core.ts'
import type { PendingTransaction } from '../../money/transaction/pending/pendingTransaction.ts'
import { createPendingTransactions } from '../../money/transaction/pending/pendingTransactions.ts'
import { pendingWords } from './pendingWords.ts'

/** The age up to which a pending transaction is announced when its line appears, in ms. */
const freshFor = 5_000

/**
 * The announcements of the lines: each new line, each success that no line has shown yet, and each line with a changed text. Set in an effect, so that the live
 * region is mounted before.
 */
export function usePendingNews(core: Core, lines: readonly PendingTransaction[]): string {
  const [news, setNews] = useState('')
  const announced = useRef<ReadonlyMap<string, string>>(undefined)
  useEffect(() => {
    const now = core.backend.clock.now()
    const wordsOf = (sent: PendingTransaction) => {
      const { title, note } = pendingWords(core, sent)
      return note === undefined ? title : `${title}. ${note}`
    }
    const before = announced.current
    const isNews = (sent: PendingTransaction) =>
      before
        ? before.get(sent.hash) !== wordsOf(sent)
        : sent.status === 'pending'
          ? now - sent.sentAt < freshFor
          : sent.status === 'success' && sent.seenAt === undefined
    const fresh = lines.filter(isNews)
    announced.current = new Map(lines.map((sent) => [sent.hash, wordsOf(sent)]))
    const isGone = before && [...before.keys()].some((hash) => !announced.current?.has(hash))
    if (fresh.length > 0 || isGone) setNews(fresh.map(wordsOf).join('. '))
    // A success that was seen does not stay forever.
    for (const { hash, seenAt, status } of lines) {
      if (status === 'success' && seenAt === undefined) {
        core.use(createPendingTransactions).update(hash, { seenAt: now })
      }
    }
  }, [core, lines])
  return news
}
