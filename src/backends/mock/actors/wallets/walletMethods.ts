import { asRecord } from '../../../port/asRecord.ts'
import { referenceOf, type ChainId } from '../../../port/chainIds.ts'
import type { Clock } from '../../../port/clock.ts'
import type { LocalChains } from '../../chains/localChains.ts'
import type { SendTransaction } from '../../chains/chainTime.ts'
import type { InstalledWallet } from '../../world/worldTypes.ts'
import { chainIdHex } from '../../../port/hex.ts'
import { assertDescribesChain } from './assertDescribesChain.ts'
import { chainIdParam } from './chainIdParam.ts'
import { RpcError } from '../../shared/rpcError.ts'
import { readMethods } from './readMethods.ts'
import { signWithTestKey } from './signWithTestKey.ts'
import type { WalletStore } from './walletStore.ts'

/** Asks the owner; when approved, does `act`. */
export type RequestApproval = <T>(act: () => Promise<T> | T) => Promise<T | unknown>

export interface WalletMethodsOptions {
  readonly key: string
  readonly origin: string
  readonly store: WalletStore
  readonly chains: LocalChains
  readonly send: SendTransaction
  readonly clock: Pick<Clock, 'now'>
  readonly emit: (event: string, payload: unknown) => void
  /** True while a request to connect waits for the owner. */
  readonly connecting: () => boolean
}

type Method = (params: readonly unknown[], approve: RequestApproval) => unknown

/** Everything one wallet answers, by method (EIP-1193, 1102, 2255, 3085, 3326, 191, 712). */
export function createWalletMethods(options: WalletMethodsOptions) {
  const { key, store, chains, clock, emit } = options
  const accounts = () => store.accounts(key)

  function wallet(): InstalledWallet {
    const found = store.find(key)
    if (found === undefined) throw new RpcError(4900, 'The wallet is disconnected.')
    return found
  }

  function mustOwn(address: unknown): string {
    const own = accounts().find(
      (account) => account.toLowerCase() === String(address).toLowerCase(),
    )
    if (own === undefined) {
      throw new RpcError(4100, `The page may not use the account ${String(address)}.`)
    }
    return own
  }

  function grant(): readonly string[] {
    store.change(key, { locked: false })
    store.grant(key)
    emit('accountsChanged', accounts())
    return accounts()
  }

  function mustNotBeConnecting(): void {
    if (!options.connecting()) return
    throw new RpcError(-32_002, 'A request to connect already waits. Open the wallet.')
  }

  function moveTo(chainId: ChainId): null {
    if (wallet().chainId !== chainId) {
      store.change(key, { chainId })
      emit('chainChanged', chainIdHex(chainId))
    }
    return null
  }

  const permissions = () =>
    accounts().length === 0
      ? []
      : [
          {
            parentCapability: 'eth_accounts',
            invoker: options.origin,
            date: clock.now(),
            caveats: [{ type: 'restrictReturnedAccounts', value: accounts() }],
          },
        ]

  const methods: Readonly<Record<string, Method>> = {
    eth_accounts: accounts,
    eth_coinbase: () => accounts()[0] ?? null,
    eth_chainId: () => chainIdHex(wallet().chainId),
    net_version: () => referenceOf(wallet().chainId),
    eth_requestAccounts(_params, approve) {
      if (accounts().length > 0) return accounts()
      mustNotBeConnecting()
      return approve(grant)
    },
    wallet_requestPermissions(params, approve) {
      if (!Object.hasOwn(asRecord(params[0]), 'eth_accounts')) {
        throw new RpcError(-32_602, 'Only the permission eth_accounts can be asked for.')
      }
      mustNotBeConnecting()
      return approve(() => {
        grant()
        return permissions()
      })
    },
    wallet_getPermissions: permissions,
    wallet_revokePermissions() {
      const had = accounts().length > 0
      store.revoke(key)
      if (had) emit('accountsChanged', [])
      return null
    },
    wallet_switchEthereumChain(params, approve) {
      const chainId = chainIdParam(params)
      if (!wallet().knownChainIds.includes(chainId)) {
        throw new RpcError(4902, `Unrecognized chain ${chainIdHex(chainId)}. Add it first.`)
      }
      return wallet().chainId === chainId ? null : approve(() => moveTo(chainId))
    },
    wallet_addEthereumChain(params, approve) {
      const chainId = chainIdParam(params)
      assertDescribesChain(params[0])
      if (wallet().chainId === chainId) return null
      return approve(() => {
        const known = wallet().knownChainIds.filter((id) => id !== chainId)
        store.change(key, { knownChainIds: [...known, chainId] })
        return moveTo(chainId)
      })
    },
    personal_sign([data, address], approve) {
      const own = mustOwn(address)
      return approve(() => signWithTestKey.message(own, String(data)))
    },
    eth_signTypedData_v4([address, typed], approve) {
      const own = mustOwn(address)
      return approve(() => signWithTestKey.typedData(own, typed))
    },
    eth_sendTransaction([transaction], approve) {
      const draft = asRecord(transaction)
      const from = mustOwn(draft['from'])
      const { chainId } = wallet()
      if (
        draft['chainId'] !== undefined &&
        Number(draft['chainId']) !== Number(chainIdHex(chainId))
      ) {
        throw new RpcError(-32_602, 'The transaction is for another chain than the wallet is on.')
      }
      mustReach(chainId)
      return approve(() => options.send(chainId, { ...draft, from }))
    },
  }

  function mustReach(chainId: ChainId): void {
    if (chains.has(chainId)) return
    throw new RpcError(4901, `The wallet has no connection to ${chainId}.`)
  }

  return async (
    method: string,
    params: readonly unknown[],
    approve: RequestApproval,
  ): Promise<unknown> => {
    const { chainId } = wallet()
    const own = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (own !== undefined) return own(params, approve)
    if (!readMethods.has(method)) {
      throw new RpcError(4200, `The wallet does not support ${method}.`)
    }
    mustReach(chainId)
    return chains.rpc(chainId, method, params)
  }
}
