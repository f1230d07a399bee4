import type { Chain } from 'viem'
import type { FoyerState } from '../core/foyerState.ts'
import type { EvmAccount } from '../core/session/evmAccount.ts'

type Hex = `0x${string}`

/** The parts of a `Foyer` that the connector uses. */
export interface FoyerForWagmi {
  open(): void
  close(): void
  disconnect(): Promise<void>
  switchNetwork(chainId: number): Promise<void>
  getState(): Pick<FoyerState, 'open' | 'loading' | 'remembered' | 'activeChain'>
  subscribe(listener: () => void): () => void
  getEvmAccount(): EvmAccount | undefined
  subscribeEvmAccount(listener: (account: EvmAccount | undefined) => void): () => void
}

type Connected = { readonly accounts: readonly Hex[]; readonly chainId: number }

/** The parts of wagmi's connector parameters that are used. */
interface ConnectorConfig {
  readonly chains: readonly [Chain, ...Chain[]]
  readonly emitter: {
    emit(event: 'connect' | 'change', data: Connected): void
    emit(event: 'disconnect'): void
  }
}

interface ConnectParameters<WithCapabilities extends boolean> {
  readonly chainId?: number | undefined
  readonly isReconnecting?: boolean | undefined
  readonly withCapabilities?: WithCapabilities | boolean | undefined
}

type Accounts<WithCapabilities extends boolean> = WithCapabilities extends true
  ? readonly { address: Hex; capabilities: Record<string, unknown> }[]
  : readonly Hex[]

/**
 * The widget as a connector for `createConfig` of wagmi 2 and 3. `connect` opens the modal. Changes that the visitor
 * makes in the modal (connection, account, network) appear in wagmi's hooks, and actions of the hooks run through the
 * widget. `connect` with a `chainId` resolves on another chain if the wallet does not switch. Rejects with viem's
 * `UserRejectedRequestError` and `SwitchChainError`.
 */
export function foyerConnector(foyer: FoyerForWagmi) {
  return ({ chains, emitter }: ConnectorConfig) => {
    const withViemErrors = createProviders()

    async function switchTo(chainId: number): Promise<Chain> {
      const chain = chains.find(({ id }) => id === chainId)
      try {
        if (!chain)
          throw new Error(`Chain ${chainId} is not one of the chains of this wagmi config.`)
        await foyer.switchNetwork(chainId)
        return chain
      } catch (thrown) {
        throw await toWagmiError.ofSwitch(thrown)
      }
    }

    async function connect<WithCapabilities extends boolean = false>({
      chainId,
      isReconnecting,
      withCapabilities,
    }: ConnectParameters<WithCapabilities> = {}): Promise<{
      accounts: Accounts<WithCapabilities>
      chainId: number
    }> {
      await restored(foyer)
      const found =
        foyer.getEvmAccount() ?? (isReconnecting ? undefined : await chosen(foyer, chains[0]))
      if (!found) throw await toWagmiError.ofConnect()
      if (chainId !== undefined && !isReconnecting && chainId !== found.chainId) {
        // A wallet that does not switch is still connected; `chainId` reports its chain.
        await switchTo(chainId).catch(() => undefined)
      }
      const account = foyer.getEvmAccount() ?? found
      const accounts = withCapabilities
        ? account.addresses.map((address) => ({ address, capabilities: {} }))
        : account.addresses
      // The parameter decides which of the two types it is.
      return { accounts: accounts as Accounts<WithCapabilities>, chainId: account.chainId }
    }

    async function connected(): Promise<EvmAccount> {
      await restored(foyer)
      const account = foyer.getEvmAccount()
      if (!account) throw await toWagmiError.ofConnect()
      return account
    }

    return {
      id: 'foyer',
      name: 'Foyer',
      type: 'foyer',

      async setup() {
        const dataOf = ({ addresses, chainId }: EvmAccount) => ({ accounts: addresses, chainId })
        let last: EvmAccount | undefined
        const update = (account: EvmAccount | undefined) => {
          if (account) emitter.emit(last ? 'change' : 'connect', dataOf(account))
          else if (last) emitter.emit('disconnect')
          last = account
        }
        foyer.subscribeEvmAccount(update)
        // The config does not know this connector yet.
        await Promise.resolve()
        if (last === undefined) update(foyer.getEvmAccount())
      },

      connect,
      async disconnect() {
        if (foyer.getEvmAccount() || foyer.getState().remembered) await foyer.disconnect()
      },
      getAccounts: async () => (await connected()).addresses,
      getChainId: async () => (await connected()).chainId,
      async getProvider(): Promise<unknown> {
        await restored(foyer)
        const provider = foyer.getEvmAccount()?.provider
        return provider && withViemErrors(provider)
      },
      async isAuthorized() {
        await restored(foyer)
        return foyer.getEvmAccount() !== undefined
      },
      switchChain: ({ chainId }: { chainId: number }) => switchTo(chainId),

      // The widget follows the wallet itself.
      onAccountsChanged: () => undefined,
      onChainChanged: () => undefined,
      onDisconnect: () => undefined,
    }
  }
}

type Provider = EvmAccount['provider']

/** Providers whose refusals keep their text in viem: the same object for the same provider, as wagmi compares it. */
function createProviders(): (provider: Provider) => Provider {
  const wrappedProviders = new WeakMap<Provider, Provider>()
  return (provider) => {
    const made = wrappedProviders.get(provider) ?? {
      async request(request) {
        try {
          return await provider.request(request)
        } catch (thrown) {
          throw await toWagmiError.ofRequest(thrown)
        }
      },
      on: (event, listener) => provider.on(event, listener),
      removeListener: (event, listener) => provider.removeListener(event, listener),
    }
    wrappedProviders.set(provider, made)
    return made
  }
}

/** Resolves when an earlier session is restored, or there is none. */
async function restored(foyer: FoyerForWagmi): Promise<void> {
  // The widget starts to restore after the code that created it.
  await Promise.resolve()
  await new Promise<void>((resolve) => {
    const look = () => {
      if (foyer.getState().loading && !foyer.getEvmAccount()) return
      stop()
      resolve()
    }
    const stop = foyer.subscribe(look)
    look()
  })
}

/**
 * Opens the modal until an account is connected. Resolves with `undefined` when the visitor closes
 * it.
 */
async function chosen(foyer: FoyerForWagmi, firstChain: Chain): Promise<EvmAccount | undefined> {
  // Without an EVM account, this makes the widget offer only EVM wallets.
  if (foyer.getState().activeChain !== 'eip155') await foyer.switchNetwork(firstChain.id)
  foyer.open()
  return new Promise((resolve) => {
    const stops: (() => void)[] = []
    const look = () => {
      const account = foyer.getEvmAccount()
      if (!account && foyer.getState().open) return
      stops.forEach((stop) => stop())
      resolve(account)
    }
    stops.push(foyer.subscribeEvmAccount(look), foyer.subscribe(look))
    look()
  })
}

/** Converts failures to the viem errors that wagmi's hooks use; their classes load on demand. */
const toWagmiError = {
  /** Returns the error for a closed modal, or a missing session. */
  async ofConnect(): Promise<Error> {
    const { UserRejectedRequestError } = await import('viem')
    return new UserRejectedRequestError(new Error('The modal was closed without a connection.'))
  },
  /**
   * Returns the error for a request. viem replaces the text of an error that it does not know, so a
   * refusal of the widget becomes one of its own.
   */
  async ofRequest(thrown: unknown): Promise<unknown> {
    if (!(thrown instanceof Error) || thrown.name !== 'FoyerError') return thrown
    const { BaseError } = await import('viem')
    return new BaseError(thrown.message, { cause: thrown })
  },
  async ofSwitch(thrown: unknown): Promise<Error> {
    const { SwitchChainError, UserRejectedRequestError } = await import('viem')
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    const isRefused = 'code' in error && error.code === 'wallet.rejected'
    return isRefused ? new UserRejectedRequestError(error) : new SwitchChainError(error)
  },
}
