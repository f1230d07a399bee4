import type { Address } from '../../../backends/port/connectors.ts'
import type { Network } from '../../../backends/port/network.ts'
import { readChain, type ChainSource } from './chainRead.ts'
import type { Core } from '../../core/core.ts'

/** What the contract of a token says of itself. */
export interface TokenFacts {
  /** `undefined` where it does not say. */
  readonly decimals: bigint | undefined
  readonly symbol: string | undefined
  /** Who was asked, the most independent first. */
  readonly sources: readonly ChainSource[]
  /** False when two sources answered differently. */
  readonly agreed: boolean
}

/** Four bytes of `decimals()` and of `symbol()`. */
const selectors = { decimals: '0x313ce567', symbol: '0x95d89b41' } as const

/** Asks the contract of a token for its decimals and its symbol, as independent sources have them now. Rejects like `readChain`. */
export async function readToken(
  core: Pick<Core, 'backend' | 'inspect' | 'networks' | 'session'>,
  network: Network,
  to: Address,
  signal: AbortSignal,
): Promise<TokenFacts> {
  const [decimals, symbol] = await Promise.all(
    [selectors.decimals, selectors.symbol].map((data) =>
      readChain(core, network, { to, data }, signal),
    ),
  )
  return {
    decimals: word(decimals?.answer),
    symbol: await text(symbol?.answer),
    sources: decimals?.sources ?? [],
    agreed: decimals?.agreed === true && symbol?.agreed === true,
  }
}

function word(answer: string | undefined): bigint | undefined {
  return answer?.length === 66 ? BigInt(answer) : undefined
}

/** A text as contracts answer it: as `string`, or as `bytes32` like those of the first tokens (MKR). */
async function text(answer: string | undefined): Promise<string | undefined> {
  if (answer === undefined) return undefined
  const { decodeAbiParameters, hexToString } = await import('viem')
  const data = answer as `0x${string}`
  try {
    const read =
      answer.length === 66
        ? hexToString(data, { size: 32 })
        : decodeAbiParameters([{ type: 'string' }], data)[0]
    // Padding and other invisible characters name nothing.
    return read.replace(/\p{C}/gu, '').trim() || undefined
  } catch {
    // Bytes that are no text: the contract does not say how it is called.
    return undefined
  }
}
