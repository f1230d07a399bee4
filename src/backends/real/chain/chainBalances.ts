import { namespaceOf, type ChainId } from '../../port/chainIds.ts'
import type { Chains } from '../../port/chains.ts'
import type { Address } from '../../port/connectors.ts'
import type { Network } from '../../port/network.ts'
import type { Balances, TokenBalance } from '../../port/services/balances.ts'
import { unpricedBalance } from '../../port/services/unpricedBalance.ts'
import { evmAddress } from '../guards/addresses.ts'
import { isRecord } from '../../port/isRecord.ts'
import { cleanText } from '../guards/text.ts'
import { tokenDecimals } from '../guards/tokenDecimals.ts'

/** An entry of a host's token list, in the format of the Token Lists standard. */
export interface ListedToken {
  /** The EVM chain number. */
  readonly chainId: number
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** The address of the picture, which is shown if `remoteImages` allows its host. */
  readonly logoURI?: string | undefined
}

/**
 * Reads balances from the chains: the coin of each network, and the tokens of the host's list with a balance. It uses
 * no service, so there are no prices. Rejects like `Chains`.
 */
export function createChainBalances(options: {
  chains: Pick<Chains, 'call' | 'nativeBalance'>
  networks: readonly Network[]
  tokens: readonly ListedToken[]
  /** Returns the picture's address if it may be shown. */
  image: (url: unknown) => string | undefined
}): Balances {
  const { chains, networks, image } = options

  async function balancesOn(
    network: Network,
    account: Address,
    forced: ReadonlySet<string>,
    signal: AbortSignal | undefined,
  ): Promise<readonly TokenBalance[]> {
    const holder = evmAddress(account)
    const listed = holder === undefined ? [] : listedOn(network.id)
    const [coin, amounts] = await Promise.all([
      chains.nativeBalance(network, account, signal),
      holder === undefined || listed.length === 0 ? [] : amountsOf(network, holder, listed, signal),
    ])
    const tokens = listed.flatMap((token, at): TokenBalance[] => {
      const amount = amounts[at]
      const wanted = forced.has(`${network.id}:${token.address}`.toLowerCase())
      if (amount === undefined || (amount === 0n && !wanted)) return []
      return [unpricedBalance(network.id, { ...token, iconUrl: image(token.logoURI) }, amount)]
    })
    return [unpricedBalance(network.id, network.currency, coin), ...tokens]
  }

  const tokens = options.tokens.flatMap((entry) => readListedToken(entry) ?? [])
  const listedOn = (id: ChainId) => tokens.filter(({ chainId }) => chainId === id)

  async function amountsOf(
    network: Network,
    holder: `0x${string}`,
    tokens: readonly { readonly address: `0x${string}` }[],
    signal: AbortSignal | undefined,
  ) {
    const { tokenAmounts } = await import('../viem/tokenAmounts.ts')
    return tokenAmounts(
      (to, data) => chains.call(network, 'eth_call', [{ to, data }, 'latest'], signal),
      holder,
      tokens.map(({ address }) => address),
    )
  }

  return {
    async balances(address, chainId, { forceUpdate = [], signal } = {}) {
      const forced = new Set(forceUpdate.map((id) => id.toLowerCase()))
      const namespace = evmAddress(address) === undefined ? 'solana' : 'eip155'
      const read = networks.filter(({ id }) =>
        chainId === undefined ? namespaceOf(id) === namespace : id === chainId,
      )
      const lists = await Promise.all(
        read.map((network) => balancesOn(network, address, forced, signal)),
      )
      return lists.flat()
    },
  }
}

/**
 * Reads an entry of a host's token list; `undefined` when it is malformed. The list may come from a
 * third party, so it is read like a service's response.
 */
function readListedToken(entry: unknown) {
  if (!isRecord(entry)) return undefined
  const { chainId, logoURI } = entry
  const address = evmAddress(entry.address)
  const name = cleanText(entry.name, 128)
  const symbol = cleanText(entry.symbol, 64)
  const decimals = tokenDecimals(entry.decimals)
  if (address === undefined || name === undefined) return undefined
  // A token without decimals is a collectible. It is dropped like in a service's list, so that a
  // host has the same tokens with and without the service (wire 1.7, open point 309).
  if (symbol === undefined || !decimals) return undefined
  return { chainId: `eip155:${String(chainId)}`, address, name, symbol, decimals, logoURI }
}
