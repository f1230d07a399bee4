import type { Address } from '../../../backends/port/connectors.ts'
import type { Network } from '../../../backends/port/network.ts'
import { readChain, type ChainSource } from './chainRead.ts'
import type { Core } from '../../core/core.ts'

/** The values that a token's contract returns. */
export interface TokenFacts {
  /** `undefined` if the contract does not return it. */
  readonly decimals: bigint | undefined
  readonly symbol: string | undefined
  /** The sources that were asked, most independent first. */
  readonly sources: readonly ChainSource[]
  /** False if two sources answered differently. */
  readonly agreed: boolean
}

/** The selectors of `decimals()` and `symbol()`. */
const selectors = { decimals: '0x313ce567', symbol: '0x95d89b41' } as const

/** Reads a token's decimals and symbol from its contract, over independent sources. Rejects like `readChain`. */
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

/**
 * Reads a text as contracts return it: as `string`, or as `bytes32` like the first tokens (MKR).
 */
async function text(answer: string | undefined): Promise<string | undefined> {
  if (answer === undefined) return undefined
  const { decodeAbiParameters, hexToString } = await import('viem')
  const data = answer as `0x${string}`
  try {
    const read =
      answer.length === 66
        ? hexToString(data, { size: 32 })
        : decodeAbiParameters([{ type: 'string' }], data)[0]
    // Padding and other invisible characters are not part of a name.
    return read.replace(/\p{C}/gu, '').trim() || undefined
  } catch {
    // The bytes are not text, so the contract has no readable symbol.
    return undefined
  }
}
