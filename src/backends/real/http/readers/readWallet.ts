import type { Wallet } from '../../../port/services/wallets.ts'
import { boundedText, cleanText } from '../../guards/text.ts'
import { isRecord } from '../../../port/isRecord.ts'

const LINKS = [
  'homepage',
  'chrome_store',
  'app_store',
  'play_store',
  'mobile_link',
  'desktop_link',
  'webapp_link',
] as const

/**
 * Reads a wallet from a directory record; `undefined` without an id or name. It keeps only known
 * fields of bounded text, because its data is untrusted (wire 1.3). Links are checked when they are
 * opened.
 */
export function readWallet(record: unknown): Wallet | undefined {
  if (!isRecord(record)) return undefined
  const id = boundedText(record.id, 128)
  const name = cleanText(record.name, 60, 'cut')
  if (id === undefined || name === undefined) return undefined
  const links: Partial<Record<(typeof LINKS)[number], string>> = {}
  for (const field of LINKS) {
    const link = boundedText(record[field], 2048)
    if (link !== undefined) links[field] = link
  }
  const rdns = boundedText(record.rdns, 256)
  const imageId = boundedText(record.image_id, 128)
  const injected = readInjected(record.injected)
  return {
    id,
    name,
    ...links,
    ...(rdns === undefined ? {} : { rdns }),
    ...(imageId === undefined ? {} : { image_id: imageId }),
    ...(injected === undefined ? {} : { injected }),
  }
}

function readInjected(value: unknown): Wallet['injected'] {
  if (!Array.isArray(value)) return undefined
  return value
    .slice(0, 20)
    .filter(isRecord)
    .map((entry) => {
      const namespace = boundedText(entry.namespace, 64)
      const injectedId = boundedText(entry.injected_id, 128)
      return {
        ...(namespace === undefined ? {} : { namespace }),
        ...(injectedId === undefined ? {} : { injected_id: injectedId }),
      }
    })
}
