import type { Address } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import { checkLink } from '../browser/checkLink.ts'
import { asRecord } from '../../port/asRecord.ts'

/**
 * The address of a purchase (wire 1.10 O1) if it is what was asked for: a page of the card provider, at which
 * nobody but that account is paid out to. Throws `link.refused`.
 */
export function checkOnrampLink(
  link: string,
  { cardProvider, address }: { readonly cardProvider: string; readonly address: Address },
): string {
  const refused = (why: string) =>
    new FoyerError('link.refused', `Refused the on-ramp link '${link.slice(0, 200)}': ${why}.`)
  const href = checkLink(link)
  const { origin, searchParams: query } = new URL(href)
  const home = new URL(cardProvider).origin
  if (origin !== home) throw refused(`it is not a page of ${home}`)
  // Both would decide over the recipient, and neither can be read here.
  const unreadable = ['sessionToken', 'addresses'].find((name) => query.has(name))
  if (unreadable !== undefined) throw refused(`its ${unreadable} may name another recipient`)
  const recipients = query.getAll('destinationWallets').flatMap(recipientsOf)
  const isOnlyTheirs = recipients.length > 0 && recipients.every((each) => isSame(each, address))
  if (!isOnlyTheirs) throw refused(`its destinationWallets are not ${address} alone`)
  return href
}

/** What a list of wallets names as recipients; an entry of another shape is a recipient nobody knows. */
function recipientsOf(text: string): readonly unknown[] {
  try {
    const wallets: unknown = JSON.parse(text)
    if (!Array.isArray(wallets)) return [undefined]
    return wallets.map((wallet: unknown) => asRecord(wallet).address)
  } catch {
    // What cannot be read pays nobody that we know.
    return [undefined]
  }
}

/** Hex may be written in any case; other addresses are themselves to the letter. */
function isSame(recipient: unknown, address: Address): boolean {
  if (typeof recipient !== 'string') return false
  return /^0x/i.test(address)
    ? recipient.toLowerCase() === address.toLowerCase()
    : recipient === address
}
