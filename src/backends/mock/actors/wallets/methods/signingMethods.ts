import { RpcError } from '../../../shared/rpcError.ts'
import { readField } from '../../signing/readField.ts'
import { fulfil, signingMethods, type SigningMethod } from '../../signing/signingMethods.ts'
import {
  AfterApproval,
  type WalletContext,
  type WalletMethod,
  type WalletMethodTable,
} from './walletContext.ts'

/** Messages, typed data and transactions. They are parsed first, then shown to the owner. */
export function createSigningMethods(context: WalletContext): WalletMethodTable {
  const { mustOwn, mustReach, wallet, send } = context

  function asWalletMethod({ account, read }: SigningMethod): WalletMethod {
    return async (params) => {
      const from = mustOwn(account(params))
      const { chainId } = wallet()
      const request = await read(params, chainId)
      if (request.kind === 'transaction') mustReach(chainId)
      return new AfterApproval(() => fulfil(request, { from, chainId, send }))
    }
  }

  return {
    ...Object.fromEntries(
      Object.entries(signingMethods).map(([name, method]) => [name, asWalletMethod(method)]),
    ),

    async personal_ecRecover([data, signature]) {
      const { recoverMessageAddress } = await import('viem')
      const raw = readField('bytes', 'message', data) as `0x${string}`
      const signed = readField('bytes', 'signature', signature) as `0x${string}`
      try {
        const address = await recoverMessageAddress({ message: { raw }, signature: signed })
        return address.toLowerCase()
      } catch (error) {
        throw new RpcError(-32_602, `Invalid signature: ${String(error)}`)
      }
    },
  }
}
