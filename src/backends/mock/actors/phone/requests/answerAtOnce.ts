import type { ChainId } from '../../../../port/chainIds.ts'
import { chainIdHex } from '../../../../port/hex.ts'
import { RpcError } from '../../../shared/rpcError.ts'
import { describedRpcUrls } from '../../signing/describedRpcUrls.ts'
import { chainIdParam } from '../../signing/chainIdParam.ts'
import { walletNamespaces } from '../namespaces/walletNamespaces.ts'

/** The data from which the wallet answers without its owner. */
export interface AnswerAtOnce {
  readonly result: unknown
}

const declined: readonly string[] = Object.values(walletNamespaces).flatMap(
  ({ declines }) => declines,
)

/**
 * Returns the wallet's response before its owner sees the request; `undefined` if the owner
 * decides. Throws an `RpcError` for a request that it refuses itself: a method it declines (4200),
 * a switch to an unknown chain (4902), and parameters that name no chain (-32602).
 */
export function answerAtOnce(
  method: string,
  params: readonly unknown[],
  wallet: {
    /** The addresses in the session on the chain of the request. */
    readonly accounts: readonly string[]
    readonly knownChainIds: readonly ChainId[]
  },
): AnswerAtOnce | undefined {
  if (declined.includes(method)) {
    throw new RpcError(4200, `The wallet does not support ${method}.`)
  }
  switch (method) {
    case 'eth_accounts':
    case 'eth_requestAccounts':
      return { result: wallet.accounts }
    case 'solana_getAccounts':
    case 'solana_requestAccounts':
      return { result: wallet.accounts.map((pubkey) => ({ pubkey })) }
    case 'wallet_switchEthereumChain': {
      const chainId = chainIdParam(params)
      if (wallet.knownChainIds.includes(chainId)) return undefined
      throw new RpcError(4902, `Unrecognized chain ${chainIdHex(chainId)}. Add it first.`)
    }
    case 'wallet_addEthereumChain':
      chainIdParam(params)
      describedRpcUrls(params[0])
      return undefined
    default:
      return undefined
  }
}
