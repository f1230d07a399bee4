import type { ChainNamespace } from '../../../../backends/port/chainIds.ts'
import type { Address } from '../../../../backends/port/connectors.ts'
import { truncateAddress, type ShortForm } from '../../../core/formats/truncateAddress.ts'

/** 40 hex characters with an optional 0x prefix, or a base58 address on Solana (A-145, open point 139). */
export function isAddress(text: string, chain: ChainNamespace): boolean {
  return chain === 'solana'
    ? /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)
    : /^(0x)?[0-9a-f]{40}$/i.test(text)
}

/** True if the text may be a name: it contains a dot, and no character of an address or a link. */
export function isName(text: string): boolean {
  return /^[^\s/:@.]+(\.[^\s/:@.]+)+$/.test(text) && text.length <= 255
}

/** True for the same account, in any case of its letters. Solana addresses are case-sensitive. */
export function sameAddress(one: Address, other: Address): boolean {
  if (one === other) return true
  return isHex(one) && one.toLowerCase() === other.toLowerCase()
}

const isHex = (address: Address) => /^0x[0-9a-f]{40}$/i.test(address)

/** The short forms in which the widget writes an address: numbers of first and last characters, those of `0x` included. */
const shortForms: readonly ShortForm[] = [
  [4, 4],
  [4, 6],
  [6, 4],
]

/** Three characters at each end: people compare about four, and look-alikes of three have deceived them, too. */
const ends = 3

/**
 * The known address that this one resembles but does not equal: a short form of both is the same, as in address
 * poisoning (open point 282).
 */
export function lookAlikeOf(address: Address, known: readonly Address[]): Address | undefined {
  const facesOf = (each: Address): readonly string[] => {
    const shown = isHex(each) ? each.toLowerCase() : each
    const body = isHex(each) ? shown.slice(2) : shown
    return [
      `${body.slice(0, ends)} ${body.slice(-ends)}`,
      ...shortForms.map((form) => truncateAddress(shown, ...form)),
    ]
  }
  const faces = facesOf(address)
  return known.find(
    (each) =>
      !sameAddress(each, address) && facesOf(each).some((face, index) => face === faces[index]),
  )
}

/** The whole address in groups of four characters after `0x`, so that it can be compared. */
export function addressGroups(address: Address): readonly string[] {
  const prefix = isHex(address) ? ['0x'] : []
  const body = prefix.length > 0 ? address.slice(2) : address
  return [...prefix, ...(body.match(/.{1,4}/g) ?? [])]
}

/**
 * True for addresses that have no key by convention: the zero address, `0x…dEaD`, the numbers of precompiles, and the
 * placeholder of a coin.
 */
export function isBurnAddress(address: Address): boolean {
  return /^0x(0{36}[0-9a-f]{4}|dead.*(0000|dead|6942069)|e{40}|f{40})$/i.test(address)
}
