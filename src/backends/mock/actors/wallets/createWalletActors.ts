import type { Clock } from '../../../port/clock.ts'
import type { CallLog } from '../../calls/callLogTypes.ts'
import type { LocalChains } from '../../chains/localChains.ts'
import type { SendTransaction } from '../../chains/chainTime.ts'
import type { Faults } from '../../faults/faultTypes.ts'
import type { WalletActors } from './walletActors.ts'
import type { InstalledWallet, World } from '../../world/worldTypes.ts'
import { createAnswer } from './answer.ts'
import { createLateStarts } from './lateStarts.ts'
import { chainIdAs } from './chainIdAs.ts'
import { createAnnouncer, type WalletWindow } from './announcer.ts'
import { createOwnerQueue } from './ownerQueue.ts'
import { RpcError } from '../../shared/rpcError.ts'
import { createSolanaWallets } from './solana/solanaWallets.ts'
import { createWalletStore } from './walletStore.ts'
import { createWalletEnds } from './walletEnds.ts'

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
  /** The address of the blockchain API, which has a JSON-RPC URL for any chain (wire 1.5). */
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
  const { world, clock, origin } = options
  const store = createWalletStore(world, origin)
  const queue = createOwnerQueue(clock)

  const connecting = (key: string) => () =>
    queue.list().some((one) => one.walletKey === key && connectMethods.includes(one.method))

  const answer = createAnswer({ ...options, store, queue })

  const { endsOf, emit, emitChain } = createWalletEnds({ ...options, store, connecting, answer })
  const solana = createSolanaWallets({ ...options, store, connecting, answer })

  const installed = () => world.get().wallets.filter((wallet) => wallet.installed)
  const late = createLateStarts(clock)
  const announcer = createAnnouncer(options.target, () =>
    installed()
      .filter(({ key }) => !late.isWaiting(key))
      .map((wallet) => [wallet, endsOf(wallet.key).provider] as const),
  )

  function start(wallet: InstalledWallet): void {
    late.start(wallet.key, store.quirks(wallet.key).startsAfterMs, () =>
      appear(store.find(wallet.key) ?? wallet),
    )
  }

  function withdraw(wallet: InstalledWallet): void {
    if (late.cancel(wallet.key)) return
    solana.withdraw(wallet.key)
    announcer.withdraw(wallet, endsOf(wallet.key).provider)
  }

  function appear(wallet: InstalledWallet): void {
    solana.appear(wallet)
    if (wallet.via === 'wallet-standard') return
    announcer.announce(wallet, endsOf(wallet.key).provider)
    // Pages that listen from the start receive `connect` (EIP-1193).
    queueMicrotask(() =>
      emit(wallet.key, 'connect', { chainId: chainIdAs(store.quirks(wallet.key), wallet.chainId) }),
    )
  }

  /** Notifies the page of its accounts if the change affected them. */
  function changeAccounts(key: string, change: () => void): void {
    const before = store.accounts(key).join()
    const onSolana = store.solanaAccounts(key).join()
    change()
    if (store.accounts(key).join() !== before) emit(key, 'accountsChanged', store.accounts(key))
    if (store.solanaAccounts(key).join() !== onSolana) solana.notify(key)
  }

  for (const { key } of installed()) {
    if (store.quirks(key).locksOnLoad) store.change(key, { locked: true })
  }
  for (const wallet of installed()) start(wallet)

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
    misbehave: (key, behaviour) =>
      world.update((state) => ({ ...state, quirks: { ...state.quirks, [key]: behaviour } })),
    install(wallet) {
      const present = { ...wallet, installed: true }
      world.update((state) => ({
        ...state,
        wallets: [...state.wallets.filter(({ key }) => key !== wallet.key), present],
      }))
      start(present)
    },
    uninstall(key) {
      const wallet = store.find(key)
      if (wallet === undefined) return
      store.change(key, { installed: false })
      withdraw(wallet)
      emit(key, 'disconnect', new RpcError(4900, 'The wallet is disconnected.'))
    },
    subscribe: queue.subscribe,
    dispose() {
      announcer.dispose()
      for (const wallet of installed()) withdraw(wallet)
    },
  }
}
