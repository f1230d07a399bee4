import type { Address } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import { checkLink } from '../../port/links/checkLink.ts'
import { asRecord } from '../../port/asRecord.ts'

/** The path of the provider's page if `cardProvider` has none (wire 1.10). */
const BUY_PATH = '/buy/select-asset'

/**
 * Returns the address of a purchase: the provider's page with the requested parameters and the
 * `appId` of the response (wire 1.10). It uses nothing else of the response, so that the service
 * cannot change the recipient. Throws `link.refused` when the response is another page, pays
 * another account or has no `appId`.
 */
export function onrampLink(
  answer: string,
  options: {
    readonly cardProvider: string
    readonly address: Address
    /** The parameters of the page: the fields of the request's body, and the currency of its fiat amount. */
    readonly request: Readonly<Record<string, unknown>>
  },
): string {
  const refused = (why: string) =>
    new FoyerError('link.refused', `Refused the on-ramp link '${answer.slice(0, 200)}': ${why}.`)
  const { origin, pathname, searchParams: query } = new URL(checkLink(answer))
  const page = new URL(options.cardProvider)
  if (page.pathname === '/') page.pathname = BUY_PATH
  if (origin !== page.origin || pathname !== page.pathname) {
    throw refused(`it is not ${page.origin}${page.pathname}`)
  }
  const recipients = query.getAll('destinationWallets').flatMap(recipientsOf)
  const isOnlyTheirs =
    recipients.length > 0 && recipients.every((each) => isSame(each, options.address))
  if (!isOnlyTheirs) throw refused(`its destinationWallets are not ${options.address} alone`)
  const appId = query.get('appId')
  if (appId === null || !/^[\w-]{1,200}$/.test(appId)) throw refused('it names no appId')
  page.searchParams.set('appId', appId)
  for (const [name, value] of Object.entries(options.request)) {
    page.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return page.href
}

/** Returns the addresses in a list of wallets. A malformed entry counts as an unknown recipient. */
function recipientsOf(text: string): readonly unknown[] {
  try {
    const wallets: unknown = JSON.parse(text)
    if (!Array.isArray(wallets)) return [undefined]
    return wallets.map((wallet: unknown) => asRecord(wallet).address)
  } catch {
    // An unreadable link is treated as paying an unknown recipient.
    return [undefined]
  }
}

/** Compares two addresses: hex without case, others exactly. */
function isSame(recipient: unknown, address: Address): boolean {
  if (typeof recipient !== 'string') return false
  return /^0x/i.test(address)
    ? recipient.toLowerCase() === address.toLowerCase()
    : recipient === address
}
