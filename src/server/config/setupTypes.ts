import type { Chain, LocalAccount, PublicClient, TestClient, Transport, WalletClient } from 'viem'

/** The clients of one local chain, for `setup`. */
export interface SetupChain {
  readonly publicClient: PublicClient<Transport, Chain>
  /** Sends from the first public test account unless a call names another. */
  readonly walletClient: WalletClient<Transport, Chain, LocalAccount>
  readonly testClient: TestClient<'anvil', Transport, Chain>
}

/** The argument of `setup` in a `foyer.config.ts`. */
export interface SetupContext {
  /**
   * Returns the clients of a local chain, by its EIP-155 number.
   * @throws RangeError for an unknown chain
   */
  chain(id: number): SetupChain
  /**
   * The ten accounts that every local chain funds, with PUBLIC TEST KEYS. The simulated wallets and
   * people use them.
   */
  readonly accounts: readonly LocalAccount[]
}
