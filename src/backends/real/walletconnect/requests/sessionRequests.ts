import { asRecord } from '../../../port/asRecord.ts'
import { referenceOf, type ChainId } from '../../../port/chainIds.ts'
import type { Address, Eip1193Provider, Eip1193Request } from '../../../port/connectors.ts'
import { chainIdHex } from '../../../port/hex.ts'
import type { Network } from '../../../port/network.ts'
import type { RpcClient } from '../../chain/rpcClient.ts'
import { walletError } from '../../walletError.ts'
import { isChainRead } from '../isChainRead.ts'
import type { Library } from '../library.ts'
import { readChainEvent } from '../readChainEvent.ts'
import type { ApprovedSession } from '../readSession.ts'
import { sessionCapabilities } from '../sessionCapabilities.ts'
import { untilSessionEnd } from './untilSessionEnd.ts'

/**
 * Answers the requests of a session: what the page knows at once, approved methods through the wallet, reads through the RPC
 * URL. Rejects with EIP-1193 errors.
 */
export function createSessionRequests(options: {
  library: Library
  topic: string
  networks: readonly Network[]
  rpc: RpcClient
  approved: () => ApprovedSession
  /** The active chain. */
  chainId: () => ChainId
  accounts: () => readonly Address[]
  /** Makes an approved chain the active one. */
  moveTo: (chainId: ChainId) => void
  /** Aborts when the session ends. */
  ended: AbortSignal
}): Eip1193Provider['request'] {
  const { library, topic, networks, rpc, approved, chainId, accounts, moveTo, ended } = options

  const askWallet = ({ method, params }: Eip1193Request) => {
    if (!approved().chainIds.includes(chainId())) {
      throw walletError(4901, `The wallet did not approve ${chainId()}.`)
    }
    const request = { method, params: params ?? [] }
    return untilSessionEnd(library.request<unknown>({ topic, chainId: chainId(), request }), ended)
  }

  async function switchChain(request: Eip1193Request): Promise<null> {
    const wanted = Array.isArray(request.params)
      ? readChainEvent('chainChanged', asRecord(request.params[0]).chainId)
      : undefined
    if (wanted === undefined) throw walletError(-32_602, `${request.method} needs a chainId.`)
    if (!approved().chainIds.includes(wanted)) {
      if (!approved().methods.includes(request.method)) {
        throw walletError(4902, `The wallet did not approve ${wanted}.`)
      }
      await askWallet(request)
    }
    moveTo(wanted)
    return null
  }

  /** Answers from the session. A question to the wallet would take the visitor of a phone into its app, unasked. */
  function capabilities({ method, params }: Eip1193Request) {
    const stated = sessionCapabilities(library.session.get(topic), params, approved().chainIds)
    if (stated) return stated
    throw walletError(4200, `The wallet stated no capabilities, and ${method} does not ask it.`)
  }

  return async (request) => {
    const { method, params } = request
    switch (method) {
      case 'eth_chainId':
        return chainIdHex(chainId())
      case 'net_version':
        return referenceOf(chainId())
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return accounts()
      case 'wallet_switchEthereumChain':
        return switchChain(request)
      case 'wallet_getCapabilities':
        return capabilities(request)
    }
    if (approved().methods.includes(method)) return askWallet(request)
    const network = networks.find(({ id }) => id === chainId())
    if (!isChainRead(method) || network === undefined) {
      throw walletError(4200, `The wallet did not approve ${method}.`)
    }
    return rpc.call(network, method, Array.isArray(params) ? params : [])
  }
}
