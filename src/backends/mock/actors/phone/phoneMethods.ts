import type { ChainId } from '../../../port/chainIds.ts'
import type { SendTransaction } from '../../chains/chainTime.ts'
import { chainIdParam } from '../wallets/chainIdParam.ts'
import { ProviderError } from '../wallets/providerError.ts'
import { signWithTestKey } from '../wallets/signWithTestKey.ts'

export interface PhoneMethodsOptions {
  readonly send: SendTransaction
  /** Addresses that the session shows to the app. */
  readonly accounts: readonly string[]
  readonly chainId: ChainId
  /** Moves the wallet, for `wallet_switchEthereumChain`. */
  moveTo(chainId: ChainId): Promise<void>
}

/** Does what an app asked, after the owner said yes. Rejects with a `ProviderError`. */
export async function phoneMethod(
  method: string,
  params: readonly unknown[],
  { send, accounts, chainId, moveTo }: PhoneMethodsOptions,
): Promise<unknown> {
  const own = (address: unknown) => {
    const wanted = String(address).toLowerCase()
    const found = accounts.find((each) => each.toLowerCase() === wanted)
    if (found === undefined) throw new ProviderError(4100, `${wanted} is not approved.`)
    return found
  }
  switch (method) {
    case 'personal_sign':
      return signWithTestKey.message(own(params[1]), String(params[0]))
    case 'eth_signTypedData_v4':
      return signWithTestKey.typedData(own(params[0]), params[1])
    case 'eth_sendTransaction': {
      const draft = Object(params[0]) as Record<string, unknown>
      return send(chainId, { ...draft, from: own(draft['from']) })
    }
    case 'wallet_switchEthereumChain':
      await moveTo(chainIdParam(params))
      return null
    default:
      throw new ProviderError(4200, `The wallet does not support ${method}.`)
  }
}
