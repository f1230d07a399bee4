import { readMethods } from '../../chains/readMethods.ts'
import { RpcError } from '../../shared/rpcError.ts'
import { createAccountMethods } from './methods/accountMethods.ts'
import { createBatchMethods } from './methods/batchMethods.ts'
import { createChainMethods } from './methods/chainMethods.ts'
import { createSigningMethods } from './methods/signingMethods.ts'
import {
  createWalletContext,
  type WalletMethodsOptions,
  type WalletMethodTable,
} from './methods/walletContext.ts'
import { createWatchAsset } from './methods/watchAsset.ts'

/** All methods of one wallet; docs/wallet-methods.md lists them. */
export function createWalletMethods(options: WalletMethodsOptions) {
  const context = createWalletContext(options)
  const methods: WalletMethodTable = {
    ...createAccountMethods(context),
    ...createChainMethods(context),
    ...createSigningMethods(context),
    ...createBatchMethods(context),
    ...createWatchAsset(context),
  }

  return (method: string, params: readonly unknown[]): unknown => {
    const { chainId } = context.wallet()
    const own = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (own !== undefined) return own(params)
    // These include methods that wallets no longer support: eth_sign, eth_decrypt, eth_getEncryptionPublicKey.
    if (!readMethods.has(method)) {
      throw new RpcError(4200, `The wallet does not support ${method}.`)
    }
    context.mustReach(chainId)
    return options.chains.rpc(chainId, method, params)
  }
}
