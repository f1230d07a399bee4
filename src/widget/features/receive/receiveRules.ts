import { namespaceOf, type ChainId } from '../../../backends/port/chainIds.ts'
import type { AccountType, ConnectorType } from '../../../backends/port/connectors.ts'
import type { Network } from '../../../backends/port/network.ts'
import { truncateAddress } from '../../core/formats/truncateAddress.ts'

/** The number of network pictures on the hint. */
export const shownNetworks = 5

/** The facts that decide on which networks the account receives. */
export interface ReceiveFacts {
  readonly requested: readonly Network[]
  readonly activeId: ChainId
  readonly connection: ConnectorType | undefined
  readonly preferred: AccountType
  /** The chains on which the secure site offers smart accounts; empty while unknown. */
  readonly enabled: readonly ChainId[]
}

/**
 * The networks on which the address can receive, the active one first. A smart account receives on the active network
 * only, because it may not exist at its address on another one, and Solana has one network at a time. The key of any
 * other account owns its address on every network of its chain namespace (A-071, open point 144).
 */
export function receiveNetworks(facts: ReceiveFacts): readonly Network[] {
  const { requested, activeId } = facts
  const active = requested.filter(({ id }) => id === activeId)
  const chain = namespaceOf(activeId)
  const smart =
    facts.connection === 'AUTH' &&
    facts.preferred === 'smartAccount' &&
    facts.enabled.includes(activeId)
  if (smart || chain === 'solana') return active
  return [...active, ...requested.filter((each) => each.chain === chain && each.id !== activeId)]
}

/** The text of the chip: the profile name, else the truncated address. */
export function chipText(address: string, profileName: string | undefined): string {
  return profileName ?? truncateAddress(address)
}

/** The number of networks that are named when there are more than three. */
const namedNetworks = 2

/**
 * The names of the networks as a text that fits into the hint: all of up to three, else two and the number of others
 * (open point 144).
 */
export function networkList(
  names: readonly string[],
  { locale = 'en', more }: { readonly locale?: string | undefined; more(count: number): string },
): string {
  const shownNames = names.length > namedNetworks + 1 ? names.slice(0, namedNetworks) : names
  const otherCount = names.length - shownNames.length
  const parts = otherCount === 0 ? shownNames : [...shownNames, more(otherCount)]
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts)
}
