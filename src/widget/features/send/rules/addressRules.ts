import type { ChainNamespace } from '../../../../backends/port/chainIds.ts'
import type { Address } from '../../../../backends/port/connectors.ts'
import { truncateAddress, type ShortForm } from '../../../core/formats/truncateAddress.ts'

/** Whether a text is an address: 40 hex characters with an optional 0x prefix, or base58 on Solana. */
export function isAddress(text: string, chain: ChainNamespace): boolean {
  return chain === 'solana'
    ? /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)
    : /^(0x)?[0-9a-f]{40}$/i.test(text)
}

/** Whether the text may be a name: it contains a dot, and no character of an address or a link. */
export function isName(text: string): boolean {
  return /^[^\s/:@.]+(\.[^\s/:@.]+)+$/.test(text) && text.length <= 255
}

/** Whether two addresses are the same account, in any case of their letters. Solana addresses are case-sensitive. */
export function sameAddress(one: Address, other: Address): boolean {
  if (one === other) return true
  return isHex(one) && one.toLowerCase() === other.toLowerCase()
}

const isHex = (address: Address) => /^0x[0-9a-f]{40}$/i.test(address)

/**
 * The short forms in which the widget writes an address: the numbers of first and last characters, those of `0x`
 * included.
 */
const shortForms: readonly ShortForm[] = [
  [4, 4],
  [4, 6],
  [6, 4],
]

/**
 * The number of characters at each end that make a look-alike: people compare about four, but three have deceived them,
 * too (open point 282).
 */
const endLength = 3

/**
 * Returns the known address that this one resembles but does not equal, because a short form of both is the same.
 * Attackers put such addresses into the history, so that they are copied (open point 282).
 */
export function lookAlikeOf(address: Address, candidates: readonly Address[]): Address | undefined {
  const shortFormsOf = (each: Address): readonly string[] => {
    const shown = isHex(each) ? each.toLowerCase() : each
    const body = isHex(each) ? shown.slice(2) : shown
    return [
      `${body.slice(0, endLength)} ${body.slice(-endLength)}`,
      ...shortForms.map((form) => truncateAddress(shown, ...form)),
    ]
  }
  const ownForms = shortFormsOf(address)
  return candidates.find(
    (each) =>
      !sameAddress(each, address) &&
      shortFormsOf(each).some((face, index) => face === ownForms[index]),
  )
}

/** Returns the whole address in groups of four characters after `0x`, so that it can be compared. */
export function addressGroups(address: Address): readonly string[] {
  const prefix = isHex(address) ? ['0x'] : []
  const body = prefix.length > 0 ? address.slice(2) : address
  return [...prefix, ...(body.match(/.{1,4}/g) ?? [])]
}

/**
 * Whether an address has no key by convention: the zero address, `0x…dEaD`, the numbers of precompiles, and the
 * placeholder of a coin.
 */
export function isBurnAddress(address: Address): boolean {
  return /^0x(0{36}[0-9a-f]{4}|dead.*(0000|dead|6942069)|e{40}|f{40})$/i.test(address)
}
