import { referenceOf, type ChainId } from '../../../port/chainIds.ts'
import type { Clock } from '../../../port/clock.ts'
import type { CallLog } from '../../calls/callLogTypes.ts'
import type { LocalChains } from '../../chains/localChains.ts'
import type { SendTransaction } from '../../chains/chainTime.ts'
import type { Faults } from '../../faults/faultTypes.ts'
import type { WalletActors } from './walletActors.ts'
import type { InstalledWallet, World } from '../../world/worldTypes.ts'
import { createAnnouncer, type WalletWindow } from './announcer.ts'
import { chainIdHex } from '../../../port/hex.ts'
import { chainOfRpcUrl } from './chainOfRpcUrl.ts'
import { describeRequest } from '../signing/describeRequest.ts'
import { createOwnerQueue } from './ownerQueue.ts'
import { RpcError } from '../../shared/rpcError.ts'
import { injectWalletFault } from './injectWalletFault.ts'
import { createSolanaWallets } from './solana/solanaWallets.ts'
import { createWalletStore } from './walletStore.ts'
import { createWalletMethods } from './walletMethods.ts'
import type { RequestApproval } from './methods/walletContext.ts'
import { createWalletProvider, type ProviderEnds } from './walletProvider.ts'

export interface WalletActorsOptions {
  readonly world: World
  readonly clock: Clock
  readonly log: CallLog
  readonly faults: Faults
  readonly chains: LocalChains
  readonly send: SendTransaction
  readonly target: WalletWindow
  /** Origin of the page that sends the requests. */
  readonly origin: string
  /** JSON-RPC URL for any chain (wire 1.5). */
  readonly blockchainApi: string
}

const connectMethods: readonly string[] = [
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'standard:connect',
]

/** Adds the world's wallets to the page, for every app in it, and gives their owner the controls. */
export function createWalletActors(options: WalletActorsOptions): WalletActors & {
  dispose(): void
} {
  const { world, clock, log, faults, origin } = options
  const store = createWalletStore(world, origin)
  const queue = createOwnerQueue(clock)
  const ends = new Map<string, ProviderEnds>()
  const previous = new Map<string, unknown>()

  const connecting = (key: string) => () =>
    queue.list().some((one) => one.walletKey === key && connectMethods.includes(one.method))

  /** One call of the page: logged, subject to faults, and approved by the owner if `act` requires it. */
  async function answer(
    key: string,
    method: string,
    params: readonly unknown[],
    act: (approve: RequestApproval) => Promise<unknown>,
  ): Promise<unknown> {
    const call = log.begin(`wallet.${method}`, { wallet: key, params })
    const rule = faults.match(call.record.name)
    if (rule !== undefined) call.faulted(rule.id)
    const approve: RequestApproval = async (approved) => {
      const wallet = store.find(key)
      const policy = wallet?.locked === true ? 'ask' : wallet?.policy
      if (policy === 'reject') throw new RpcError(4001, 'User rejected the request.')
      if (policy === 'approve') return approved()
      const words = describeRequest(world.get(), { method, params }, wallet?.chainId ?? 'eip155:1')
      const request = { walletKey: key, origin, method, params, words }
      return queue.request(
        request,
        (wait) => call.park(wait),
        async () => approved(),
      )
    }
    try {
      const result = await injectWalletFault(rule?.effect, call, clock, previous, () =>
        act(approve),
      )
      call.done(result)
      return result
    } catch (error) {
      call.failed(error)
      throw error
    }
  }

  function endsOf(key: string): ProviderEnds {
    const known = ends.get(key)
    if (known !== undefined) return known
    const methods = createWalletMethods({
      ...options,
      key,
      store,
      emit: (event, payload) => emit(key, event, payload),
      moved: (chainId) => emitChain(key, chainId),
      connecting: connecting(key),
      chainOfRpcUrl: (address) => chainOfRpcUrl(world.get(), address, options.blockchainApi),
    })
    const made = createWalletProvider((method, params) =>
      answer(key, method, params, (approve) => methods(method, params, approve)),
    )
    ends.set(key, made)
    return made
  }

  const solana = createSolanaWallets({ ...options, store, connecting, answer })

  function emit(key: string, event: string, payload: unknown): void {
    ends.get(key)?.emit(event, payload)
  }

  function emitChain(key: string, chainId: ChainId): void {
    emit(key, 'chainChanged', chainIdHex(chainId))
    // Deprecated by EIP-1193, but wallets still send it because older pages listen for it.
    emit(key, 'networkChanged', referenceOf(chainId))
  }

  const installed = () => world.get().wallets.filter((wallet) => wallet.installed)
  const announcer = createAnnouncer(options.target, () =>
    installed().map((wallet) => [wallet, endsOf(wallet.key).provider] as const),
  )

  function appear(wallet: InstalledWallet): void {
    solana.appear(wallet)
    if (wallet.via === 'wallet-standard') return
    announcer.announce(wallet, endsOf(wallet.key).provider)
    // Pages that listen from the start receive `connect` (EIP-1193).
    queueMicrotask(() => emit(wallet.key, 'connect', { chainId: chainIdHex(wallet.chainId) }))
  }

  /** Notifies the page of its accounts if the change affected them. */
  function changeAccounts(key: string, change: () => void): void {
    const before = store.accounts(key).join()
    const onSolana = store.solanaAccounts(key).join()
    change()
    if (store.accounts(key).join() !== before) emit(key, 'accountsChanged', store.accounts(key))
    if (store.solanaAccounts(key).join() !== onSolana) solana.notify(key)
  }

  for (const wallet of installed()) appear(wallet)

  return {
    requests: queue.list,
    approve: queue.approve,
    reject: queue.reject,
    answer: queue.answer,
    setAccounts: (key, accountIndexes) =>
      changeAccounts(key, () => store.change(key, { accountIndexes })),
    setChain(key, chainId) {
      const wallet = store.find(key)
      if (wallet === undefined || wallet.chainId === chainId) return
      const knownChainIds = [...new Set([...wallet.knownChainIds, chainId])]
      store.change(key, { chainId, knownChainIds })
      emitChain(key, chainId)
    },
    lock: (key, locked) => changeAccounts(key, () => store.change(key, { locked })),
    disconnect: (key) =>
      changeAccounts(key, () => {
        store.revoke(key)
        if (store.find(key)?.solanaOrigins) store.revokeSolana(key)
      }),
    install(wallet) {
      const present = { ...wallet, installed: true }
      world.update((state) => ({
        ...state,
        wallets: [...state.wallets.filter(({ key }) => key !== wallet.key), present],
      }))
      appear(present)
    },
    uninstall(key) {
      const wallet = store.find(key)
      if (wallet === undefined) return
      store.change(key, { installed: false })
      solana.withdraw(key)
      announcer.withdraw(wallet, endsOf(key).provider)
      emit(key, 'disconnect', new RpcError(4900, 'The wallet is disconnected.'))
    },
    subscribe: queue.subscribe,
    dispose() {
      announcer.dispose()
      for (const { key } of installed()) solana.withdraw(key)
      for (const wallet of installed()) announcer.withdraw(wallet, endsOf(wallet.key).provider)
    },
  }
}
