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
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry: unknown) => {
    const wallet = readWallet(entry)
    return wallet ? [wallet] : []
  })
}

function readWallet(entry: unknown): Wallet | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const record = new Map<string, unknown>(Object.entries(entry))
  const id = record.get('id')
  const name = record.get('name')
  if (typeof id !== 'string' || typeof name !== 'string' || !id || !name) return undefined
  const fields: Partial<Record<(typeof optional)[number], string>> = {}
  for (const field of optional) {
    const value = record.get(field)
    if (typeof value !== 'string') continue
    // A remote picture would be requested before the visitor has chosen that wallet.
    if (field === 'image_url' && !/^data:image\//i.test(value)) continue
    fields[field] = value
  }
  return { id, name, ...fields }
}
