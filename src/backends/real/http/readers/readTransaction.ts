import type { Address } from '../../../port/connectors.ts'
import type { Transaction } from '../../../port/services/history.ts'
import { boundedText, cleanText } from '../../guards/text.ts'
import type { ReadImage } from '../../guards/readImage.ts'
import { parseIsoTime } from '../../guards/parseIsoTime.ts'
import { isRecord } from '../../../port/isRecord.ts'
import { wireChainId } from '../../guards/addresses.ts'
import { readTransfer } from './readTransfer.ts'

/** The most transfers that are kept for one transaction. */
const maxTransfers = 100

/**
 * Reads an entry of the history (wire 1.8); `undefined` when its id or its time is missing. Unknown
 * operations and statuses are kept; malformed transfers are skipped.
 */
export function readTransaction(
  row: unknown,
  { account, image }: { account: Address; image: ReadImage },
): Transaction | undefined {
  if (!isRecord(row) || !isRecord(row.metadata)) return undefined
  const { metadata } = row
  const id = boundedText(row.id, 256)
  const minedAt = parseIsoTime(metadata.minedAt)
  const operationType = cleanText(metadata.operationType, 64)
  const status = cleanText(metadata.status, 64)
  if (id === undefined || minedAt === undefined) return undefined
  if (operationType === undefined || status === undefined) return undefined
  // The list should never be null (wire 9), but a value that is not a list counts as an empty one.
  const transfers: readonly unknown[] = Array.isArray(row.transfers) ? row.transfers : []
  const chainId = metadata.chain === null ? undefined : wireChainId(metadata.chain)
  const application = readApplication(metadata.application, image)
  const sentFrom = cleanText(metadata.sentFrom, 128) ?? ''
  const isOwn = sentFrom.toLowerCase() === account.toLowerCase()
  const nonce = Number.isSafeInteger(metadata.nonce) ? Number(metadata.nonce) : -1
  return {
    id,
    hash: boundedText(metadata.hash, 128) ?? '',
    minedAt,
    operationType,
    status,
    sentFrom,
    sentTo: cleanText(metadata.sentTo, 128) ?? '',
    ...(nonce < 0 ? {} : { nonce }),
    ...(application === undefined ? {} : { application }),
    ...(chainId === undefined ? {} : { chainId }),
    transfers: transfers
      .slice(0, maxTransfers)
      .flatMap((each) => readTransfer(each, { isOwn, image }) ?? []),
  }
}

function readApplication(value: unknown, image: ReadImage): Transaction['application'] {
  if (!isRecord(value)) return undefined
  const name = cleanText(value.name, 128)
  const iconUrl = image(value.iconUrl)
  if (name === undefined) return undefined
  return { name, ...(iconUrl === undefined ? {} : { iconUrl }) }
}
