import { referenceOf, type ChainId } from '../../../../port/chainIds.ts'
import { chainIdHex } from '../../../../port/hex.ts'
import { chainIdParam } from '../../signing/chainIdParam.ts'
import { describedRpcUrls } from '../../signing/describedRpcUrls.ts'
import { RpcError } from '../../../shared/rpcError.ts'
import { chainIdAs } from '../chainIdAs.ts'
import { AfterApproval, type WalletContext, type WalletMethodTable } from './walletContext.ts'

/** The wallet's chain, and switching it (EIP-695, EIP-3326, EIP-3085). */
export function createChainMethods(context: WalletContext): WalletMethodTable {
  const { key, store, wallet, clock, chainOfRpcUrl } = context

  function moveTo(chainId: ChainId): null {
    if (wallet().chainId === chainId) return null
    const move = () => {
      store.change(key, { chainId })
      context.moved(chainId)
    }
    const { switchLagMs } = store.quirks(key)
    if (switchLagMs === undefined) move()
    else clock.setTimer('wallet.switches', switchLagMs, move)
    return null
  }

  function unknownChain(chainId: ChainId): Error {
    const own = store.quirks(key).unknownChain
    if (own === undefined) {
      return new RpcError(4902, `Unrecognized chain ${chainIdHex(chainId)}. Add it first.`)
    }
    const { code, message, data } = own
    return code === undefined ? new Error(message) : new RpcError(code, message, data)
  }

  /** Throws unless the node that an app names answers, and belongs to that chain (EIP-3085). */
  function mustAnswerAs(chainId: ChainId, urls: readonly string[]): void {
    const [url = ''] = urls
    const found = urls.map(chainOfRpcUrl).find((each) => each !== undefined)
    if (found === undefined) {
      throw new RpcError(-32_603, `Request for method 'eth_chainId' on ${url} failed.`)
    }
    if (found === chainId) return
    throw new RpcError(
      -32_602,
      `Chain ID returned by RPC URL ${url} does not match ${chainIdHex(chainId)}.`,
      { chainId: chainIdHex(found) },
    )
  }

  return {
    eth_chainId: () => chainIdAs(store.quirks(key), wallet().chainId),
    net_version: () => referenceOf(wallet().chainId),
    wallet_switchEthereumChain(params) {
      const chainId = chainIdParam(params)
      if (!wallet().knownChainIds.includes(chainId)) {
        throw unknownChain(chainId)
      }
      return wallet().chainId === chainId ? null : new AfterApproval(() => moveTo(chainId))
    },
    wallet_addEthereumChain(params) {
      const chainId = chainIdParam(params)
      const urls = describedRpcUrls(params[0])
      if (wallet().chainId === chainId) return null
      mustAnswerAs(chainId, urls)
      return new AfterApproval(() => {
        const known = wallet().knownChainIds.filter((id) => id !== chainId)
        store.change(key, { knownChainIds: [...known, chainId] })
        return moveTo(chainId)
      })
    },
  }
}
