import type { Faucet } from '../chain/faucet.ts'
import type { SolanaChain } from '../chain/solanaChain.ts'
import { createAccountMethods } from './accountMethods.ts'
import { createClusterMethods } from './clusterMethods.ts'
import { createHistoryMethods } from './historyMethods.ts'
import { jsonText } from './jsonText.ts'
import { readParams } from './readParams.ts'
import type { RpcMethods, RpcSource } from './rpcMethodTypes.ts'
import { RpcProblem } from './rpcProblem.ts'
import { solanaVersion } from './solanaVersion.ts'
import { createTokenMethods } from './tokenMethods.ts'
import { createTransactionMethods } from './transactionMethods.ts'

/** Solana's JSON-RPC over one local chain. An unsupported method answers `Method not found`. */
export interface SolanaRpc {
  /**
   * Answers one request or a batch, as text. Resolves with the text of the answer, empty for
   * notifications alone.
   */
  answer(body: string): string
}

export function createSolanaRpc(options: {
  readonly chain: SolanaChain
  readonly faucet: Faucet
  readonly genesisHash: string
  /** Methods that operate the chain. */
  readonly operating: RpcMethods
}): SolanaRpc {
  const { chain, operating } = options
  const source: RpcSource = {
    ...options,
    inContext: (value) => ({
      context: { apiVersion: solanaVersion, slot: chain.clock.slot() },
      value,
    }),
  }
  const methods: RpcMethods = {
    ...createClusterMethods(source),
    ...createAccountMethods(source),
    ...createTokenMethods(source),
    ...createTransactionMethods(source),
    ...createHistoryMethods(source),
    ...operating,
  }

  /**
   * Throws if the client saw a later slot than there is, because it may have asked another node
   * then.
   */
  function mustReach(params: readonly unknown[]): void {
    const slot = chain.clock.slot()
    for (const each of params) {
      const { minContextSlot = 0 } = Array.isArray(each) ? {} : readParams.options(each)
      if (Number(minContextSlot) <= slot) continue
      const message = 'Minimum context slot has not been reached'
      throw new RpcProblem(-32_016, message, { contextSlot: slot })
    }
  }

  function one(request: unknown): object | undefined {
    const { id, method, params = [] } = readParams.options(request)
    if (id === undefined && typeof method === 'string') return undefined
    try {
      const call =
        typeof method === 'string' && Object.hasOwn(methods, method) ? methods[method] : undefined
      if (call === undefined) throw new RpcProblem(-32_601, 'Method not found')
      const list = readParams.list(params)
      mustReach(list)
      return { jsonrpc: '2.0', id: id ?? null, result: call(list) ?? null }
    } catch (error) {
      return { jsonrpc: '2.0', id: id ?? null, error: problemOf(error) }
    }
  }

  return {
    answer(body) {
      chain.tick()
      let asked: unknown
      try {
        asked = JSON.parse(body)
      } catch {
        const error = { code: -32_700, message: 'Parse error' }
        return jsonText({ jsonrpc: '2.0', id: null, error })
      }
      if (!Array.isArray(asked)) return jsonText(one(asked) ?? null)
      return jsonText(asked.flatMap((request) => one(request) ?? []))
    },
  }
}

function problemOf(error: unknown) {
  if (!(error instanceof RpcProblem)) return { code: -32_603, message: `Internal error: ${error}` }
  const { code, message, data } = error
  return data === undefined ? { code, message } : { code, message, data }
}
