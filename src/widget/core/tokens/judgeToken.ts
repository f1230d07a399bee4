import type { Network } from '../../../backends/port/network.ts'
import { foldText } from './foldText.ts'
import { knownTokenNames } from './knownTokenNames.ts'
import { knownTokens } from './knownTokens.ts'
import type { TokenClaim } from './tokenClaim.ts'
import type { KnownToken, TokenDoubt } from './tokenDoubt.ts'

/** What is known of the tokens of one network. */
export interface TokenJudgement {
  /** Why a token may not be what it is called; `undefined` where nothing speaks against it. */
  doubt(claim: TokenClaim): TokenDoubt | undefined
  /** The well-known token at an address. */
  known(address: string): KnownToken | undefined
}

/** Prepares the judgement of one network's tokens: by the table of well-known ones and by the network's own coin. */
export function judgeToken(network: Pick<Network, 'id' | 'currency'>): TokenJudgement {
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
  const coinCalls = add(coin, [...namesOf([currency.symbol]), currency.name])
  for (const [decimals, address, ...symbols] of knownTokens[id] ?? []) {
    const token = { symbol: symbols[0] ?? '', address, decimals }
    byAddress.set(address.toLowerCase(), { token, calls: add(token, namesOf(symbols)) })
  }

  return {
    known: (address) => byAddress.get(address.toLowerCase())?.token,
    doubt({ address, symbol, name }) {
      const own =
        address === undefined
          ? { token: coin, calls: coinCalls }
          : byAddress.get(address.toLowerCase())
      for (const claimed of [symbol, name]) {
        const call = foldText(claimed)
        const [known] = own?.calls.has(call) ? [] : (byCall.get(call) ?? [])
        if (known) return { kind: 'lookAlike', chainId: id, claimed, known }
      }
      const isRenamed = own !== undefined && !own.calls.has(foldText(symbol))
      return isRenamed
        ? { kind: 'renamed', chainId: id, claimed: symbol, known: own.token }
        : undefined
    },
  }
}
