import { asRecord } from '../../../../backends/port/asRecord.ts'
import type { Wallet } from '../../../../backends/port/services/wallets.ts'

const optional = [
  'homepage',
  'chrome_store',
  'app_store',
  'play_store',
  'mobile_link',
  'desktop_link',
  'webapp_link',
  'rdns',
  'image_id',
  'image_url',
] as const

/** Returns the valid entries of a stored list. The storage belongs to the page, so its content is untrusted. */
export function parseRecentWallets(stored: unknown): readonly Wallet[] {
  return Array.isArray(stored) ? stored.flatMap(readWallet) : []
}

function readWallet(entry: unknown): readonly Wallet[] {
  const record = asRecord(entry)
  const { id, name } = record
  if (typeof id !== 'string' || typeof name !== 'string' || !id || !name) return []
  const fields: Partial<Record<(typeof optional)[number], string>> = {}
  for (const field of optional) {
    const value = record[field]
    if (typeof value !== 'string') continue
    // A remote picture would be requested before the visitor has chosen that wallet.
    if (field === 'image_url' && !/^data:image\//i.test(value)) continue
    fields[field] = value
  }
  return [{ id, name, ...fields }]
}
