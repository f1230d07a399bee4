import type { Eip1193Provider } from '../../port/connectors.ts'
import { boundedText } from '../guards/text.ts'
import { embeddedImage } from '../guards/embeddedImage.ts'
import { isProvider } from '../guards/isProvider.ts'
import { isRecord } from '../../port/isRecord.ts'
import { cleanName } from './cleanName.ts'

/** A wallet's details, copied and frozen so that the wallet cannot change them later. */
export interface AnnouncedWallet {
  readonly uuid: string
  /** The reverse domain name in lower case; `undefined` when the wallet's value is invalid. */
  readonly rdns: string | undefined
  readonly name: string
  readonly icon: string | undefined
  readonly provider: Eip1193Provider
}

/**
 * Reads the detail of an `eip6963:announceProvider` event; `undefined` without a uuid or a
 * provider. Each field is read exactly once, so a getter cannot return two different values.
 */
export function readAnnouncement(detail: unknown): AnnouncedWallet | undefined {
  if (!isRecord(detail)) return undefined
  const { info, provider } = detail
  if (!isRecord(info) || !isProvider(provider)) return undefined
  const uuid = boundedText(info.uuid, 128)
  if (uuid === undefined) return undefined
  const rdns = boundedText(info.rdns, 253)?.toLowerCase()
  return Object.freeze({
    uuid,
    rdns: rdns !== undefined && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(rdns) ? rdns : undefined,
    name: cleanName(info.name),
    icon: embeddedImage(info.icon),
    provider,
  })
}
