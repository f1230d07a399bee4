import type { Chain, LocalAccount, PublicClient, TestClient, Transport, WalletClient } from 'viem'

/** The clients of one local chain, for `setup`. */
export interface SetupChain {
  readonly publicClient: PublicClient<Transport, Chain>
  /** Of the first public test account unless a call names another. */
  readonly walletClient: WalletClient<Transport, Chain, LocalAccount>
  readonly testClient: TestClient<'anvil', Transport, Chain>
}

/** What `setup` of a `foyer.config.ts` works with. */
export interface SetupContext {
  /**
   * The clients of a local chain, by its EIP-155 number.
   * @throws RangeError for a chain that is not there
   */
  chain(id: number): SetupChain
  /** PUBLIC TEST KEYS: the ten accounts that every local chain funds, those of the simulated wallets and people. */
  readonly accounts: readonly LocalAccount[]
}
