import type { Network } from '../../../backends/port/network.ts'
import { carriesLink } from './carriesLink.ts'
import { foldText } from './foldText.ts'
import { isCoinContract } from './isCoinContract.ts'
import { knownTokenNames } from './knownTokenNames.ts'
import { knownTokens } from './knownTokens.ts'
import type { TokenClaim } from './tokenClaim.ts'
import type { KnownToken, TokenWarning } from './tokenWarning.ts'

/** The well-known tokens of one network. */
export interface TokenLookup {
  /**
   * Returns the reason why a token may not be the one its name suggests; `undefined` without a
   * reason.
   */
  warningFor(claim: TokenClaim): TokenWarning | undefined
  /** Returns the well-known token at an address. */
  find(address: string): KnownToken | undefined
}

/** Creates the lookup of one network: its coin and the well-known tokens of the table. */
export function createTokenLookup(network: Pick<Network, 'id' | 'currency'>): TokenLookup {
  const { currency, id } = network
  const coin: KnownToken = {
    symbol: currency.symbol,
    address: undefined,
    decimals: currency.decimals,
  }
  const byAddress = new Map<string, { token: KnownToken; calls: ReadonlySet<string> }>()
  const byCall = new Map<string, KnownToken[]>()

  function add(token: KnownToken, texts: readonly string[]): ReadonlySet<string> {
    const calls = new Set(texts.map(foldText))
    for (const call of calls) byCall.set(call, [...(byCall.get(call) ?? []), token])
    return calls
  }
  const namesOf = (symbols: readonly string[]) =>
    symbols.flatMap((symbol) => [symbol, ...(knownTokenNames[symbol] ?? [])])
  const rows = knownTokens[id] ?? []
  // Where the coin is also a token, the names of that token are the coin's.
  const coinRow = rows.find(([, address]) => isCoinContract(id, address))
  const [, , ...coinSymbols] = coinRow ?? []
  const coinCalls = add(coin, [...namesOf([currency.symbol, ...coinSymbols]), currency.name])
  for (const row of rows) {
    const [decimals, address, ...symbols] = row
    const token = { symbol: symbols[0] ?? '', address, decimals }
    const calls = row === coinRow ? coinCalls : add(token, namesOf(symbols))
    byAddress.set(address.toLowerCase(), { token, calls })
  }

  return {
    find: (address) => byAddress.get(address.toLowerCase())?.token,
    warningFor({ address, symbol, name }) {
      const own =
        address === undefined
          ? { token: coin, calls: coinCalls }
          : byAddress.get(address.toLowerCase())
      // A link is checked first, because such a token has no value on the screen.
      const link = own === undefined && [symbol, name].find(carriesLink)
      if (link) return { kind: 'link', chainId: id, claimed: link }
      for (const claimed of [symbol, name]) {
        // `$USDC` and `USDC\u24d2` are ways to write USDC; `$` can also be an S, and `\u24d2` a C.
        const bare = claimed.replace(/^\s*\$|[\u24d2\u24b8\u24e1\u24c7]\s*$/g, '')
        for (const call of [foldText(claimed), foldText(bare)]) {
          const [known] = own?.calls.has(call) ? [] : (byCall.get(call) ?? [])
          if (known) return { kind: 'lookAlike', chainId: id, claimed, known }
        }
      }
      const isRenamed = own !== undefined && !own.calls.has(foldText(symbol))
      return isRenamed
        ? { kind: 'renamed', chainId: id, claimed: symbol, known: own.token }
        : undefined
    },
  }
}
