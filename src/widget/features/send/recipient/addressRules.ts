import type { ChainNamespace } from '../../../../backends/port/chainIds.ts'
import type { Address } from '../../../../backends/port/connectors.ts'

/** 40 hex characters with an optional 0x prefix; Solana's own writing there (A-145, open point 139). */
export function isAddress(text: string, chain: ChainNamespace): boolean {
  return chain === 'solana'
    ? /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)
    : /^(0x)?[0-9a-f]{40}$/i.test(text)
}

/** True for what may be a name: it has a dot inside and nothing that an address or a link would have. */
export function isName(text: string): boolean {
  return /^[^\s/:@.]+(\.[^\s/:@.]+)+$/.test(text) && text.length <= 255
}

/** The same account, in any case of its letters; Solana addresses are case-sensitive. */
export function sameAddress(one: Address, other: Address): boolean {
  if (one === other) return true
  return isHex(one) && one.toLowerCase() === other.toLowerCase()
}

const isHex = (address: Address) => /^0x[0-9a-f]{40}$/i.test(address)

/** Characters at each end by which people recognise an address, and by which look-alikes are made. */
const ends = 4

/**
 * The known address that this one resembles without being it: the same first and last characters, as
 * look-alikes that are planted in a history have (address poisoning).
 */
export function lookAlikeOf(address: Address, known: readonly Address[]): Address | undefined {
  const faceOf = (each: Address) => {
    const body = isHex(each) ? each.slice(2).toLowerCase() : each
    return `${body.slice(0, ends)} ${body.slice(-ends)}`
  }
  return known.find((each) => !sameAddress(each, address) && faceOf(each) === faceOf(address))
}

/** The whole address in groups of four characters, `0x` apart, so that it can be compared. */
export function addressGroups(address: Address): readonly string[] {
  const prefix = isHex(address) ? ['0x'] : []
  const body = prefix.length > 0 ? address.slice(2) : address
  return [...prefix, ...(body.match(/.{1,4}/g) ?? [])]
}
