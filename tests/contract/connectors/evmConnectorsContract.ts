import { expect, it } from 'vitest'
import type { Network } from '../../../src/backends/port/network.ts'
import { connectorsContract, connectWallet, type ConnectorsHarness } from './connectorsContract.ts'

/** The wallet under test is on Ethereum. */
export interface EvmConnectorsHarness extends ConnectorsHarness {
  /** A network the wallet knows, other than Ethereum. */
  readonly known: Network
  /** The owner switches the wallet to that network. */
  switchChain(): void
}

/** The contract of EVM wallets in a page. */
export function evmConnectorsContract(name: string, make: () => EvmConnectorsHarness): void {
  async function connected() {
    const harness = make()
    const connection = await connectWallet(harness)
    const chains: string[] = []
    connection.subscribe({
      accountsChanged: () => undefined,
      chainChanged: (chainId) => chains.push(chainId),
      disconnected: () => undefined,
    })
    return { ...harness, connection, chains }
  }

  connectorsContract(name, make, () => {
    it('follows the wallet to another network', async () => {
      const { connection, chains, known, switchChain } = await connected()
      switchChain()
      expect(connection.chainId).toBe(known.id)
      expect(chains).toEqual([known.id])
    })

    it('switches the network when the owner approves', async () => {
      const { agreed, connection, chains, known } = await connected()
      await agreed(() => connection.switchNetwork(known))
      expect(connection.chainId).toBe(known.id)
      expect(chains).toEqual([known.id])
    })

    it('the connection stays on its network when the owner declines the switch', async () => {
      const { connection, declined, known } = await connected()
      await expect(declined(() => connection.switchNetwork(known))).rejects.toMatchObject({
        code: 'wallet.rejected',
      })
      expect(connection.chainId).toBe('eip155:1')
    })
  })
}
