import { testAccounts } from '../../../../../anvil/accounts.ts'
import { referenceOf, type ChainId } from '../../../port/chainIds.ts'
import { createSeededRandom } from '../../clock/seededRandom.ts'
import { chainOf } from '../../world/chainOf.ts'
import { hashText } from '../../world/hashText.ts'
import { tokensOf } from '../../world/tokensOf.ts'
import type { WorldState } from '../../world/worldTypes.ts'
import { historyTemplates } from './historyTemplates.ts'
import { wireTransaction, type WireTransaction } from './wireTransaction.ts'

const day = 86_400_000

/** The generated history of one account on one network. Each entry is generated on request. */
export interface GeneratedHistory {
  readonly length: number
  /** Returns an entry; 0 is the newest. */
  at(index: number): WireTransaction
}

/**
 * Generates the history of an account before the scenario: the same seed returns the same. It
 * covers several years if it is long, and ends two hours before the world's start.
 */
export function generateHistory(
  world: WorldState,
  chainId: ChainId,
  account: string,
): GeneratedHistory {
  const address = account.toLowerCase()
  const length = world.pastTransactions ?? historyLength(address, chainId)
  const chain = chainOf(world, chainId)
  const tokens = tokensOf(world).filter((token) => token.chainId === Number(referenceOf(chainId)))
  const span = (length > 40 ? 1_180 : 300) * day

  return {
    length,
    at(index) {
      const random = createSeededRandom(
        hashText(`past ${world.seed} ${address} ${chainId} ${index}`),
      )
      const below = (limit: number) => Math.floor(random.next() * limit)
      const hex = () => `${random.uuid()}${random.uuid()}`.replaceAll('-', '')
      // Each entry has its own period, longer for older entries.
      const along = (index + 0.1 + random.next() * 0.8) / length
      const at = world.startedAt - 2 * 3_600_000 - Math.floor(span * along ** 1.4)
      const others = testAccounts.filter((each) => each.address.toLowerCase() !== address)
      const friend = others[below(others.length)]?.address ?? account
      // A few years ago a coin cost less, with ups and downs.
      const then = 1 - 0.45 * along + 0.12 * Math.sin(along * 40)
      const recipe =
        historyTemplates[index < historyTemplates.length ? index : below(historyTemplates.length)]
      const hash = `0x${hex()}`
      return wireTransaction({
        id: `past-${hash.slice(2, 34)}`,
        hash,
        at,
        nonce: length - index,
        sentFrom: account,
        sentTo: friend,
        chainId,
        status: 'confirmed',
        operationType: 'execute',
        transfers: [],
        ...(isStuck(address, index) ? { status: 'pending' } : {}),
        ...recipe?.({
          account,
          friend,
          contract: `0x${hex().slice(0, 40)}`,
          native: { symbol: chain?.symbol ?? 'ETH', name: coinName(chain?.symbol) },
          nativePrice: (world.prices[chain?.symbol ?? 'ETH'] ?? 0) * then,
          token: tokens[below(tokens.length)],
          below,
          amount: (most) => (random.next() ** 3 * most).toFixed(6).replace(/\.?0+$/, '') || '0.01',
        }),
      })
    },
  }
}

/**
 * True for the newest transaction of the fourth account, which still waits because its fee is too
 * low.
 */
function isStuck(address: string, index: number): boolean {
  return index === 0 && address === testAccounts[3]?.address.toLowerCase()
}

function coinName(symbol: string | undefined): string {
  return symbol === undefined || symbol === 'ETH' ? 'Ether' : symbol
}

/**
 * The number of past entries by index of the public test accounts. Other accounts have none: the
 * accounts 4, 7 and 9, and accounts created during a scenario.
 */
const lengths: Readonly<Record<number, Readonly<Record<ChainId, number>>>> = {
  0: { 'eip155:1': 170, 'eip155:137': 60, 'eip155:8453': 24 },
  1: { 'eip155:1': 64, 'eip155:137': 3 },
  2: { 'eip155:1': 23 },
  3: { 'eip155:1': 12 },
  5: { 'eip155:1': 5 },
  6: { 'eip155:1': 60, 'eip155:8453': 21 },
  8: { 'eip155:1': 8 },
}

/** Returns the number of an account's entries on a network before the world's start. */
function historyLength(account: string, chainId: ChainId): number {
  const index = testAccounts.findIndex(
    ({ address }) => address.toLowerCase() === account.toLowerCase(),
  )
  return lengths[index]?.[chainId] ?? 0
}
