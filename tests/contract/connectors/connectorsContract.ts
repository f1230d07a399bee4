import { describe, expect, it } from 'vitest'
import type { ChainId, ChainNamespace } from '../../../src/backends/port/chainIds.ts'
import type { ConnectionEvents, Connectors } from '../../../src/backends/port/connectors.ts'

/** The wallets of a page and their owner's decisions. */
export interface ConnectorsHarness {
  readonly connectors: Connectors
  /** An announced wallet that is not connected yet. */
  readonly connectorId: string
  readonly chain: ChainNamespace
  /** The chain of that wallet. */
  readonly chainId: ChainId
  /** The accounts that wallet will grant, the active one first. */
  readonly accounts: readonly string[]
  /** Runs an action, and lets the owner approve every request meanwhile. */
  agreed<T>(work: () => Promise<T>): Promise<T>
  /** The same with an owner who declines. */
  declined<T>(work: () => Promise<T>): Promise<T>
  /** The owner activates the second account in the wallet. */
  switchAccount(): void
  /** The owner ends the connection in the wallet. */
  disconnect(): void
}

/** Connects the wallet under test. */
export function connectWallet({ connectors, connectorId, agreed }: ConnectorsHarness) {
  return agreed(() => connectors.connect(connectorId, {}))
}

/** The contract of browser wallets. `more` contains the tests of a namespace. */
export function connectorsContract(
  name: string,
  make: () => ConnectorsHarness,
  more: () => void,
): void {
  describe(`connectors: ${name}`, () => {
    it('lists each wallet under its own id', () => {
      const { connectors, connectorId } = make()
      const ids = connectors.list().map(({ id }) => id)
      expect(ids).toContain(connectorId)
      expect(new Set(ids).size).toBe(ids.length)
    })

    it('connects when the owner approves', async () => {
      const harness = make()
      const connection = await connectWallet(harness)
      const { connectorId, chain, chainId } = harness
      expect(connection).toMatchObject({ connectorId, type: 'ANNOUNCED', chain, chainId })
      expect(connection.accounts).toEqual(harness.accounts)
    })

    it('a connector does not connect when the owner declines, and may ask again', async () => {
      const harness = make()
      const { connectors, connectorId } = harness
      await expect(
        harness.declined(() => connectors.connect(connectorId, {})),
      ).rejects.toMatchObject({ code: 'wallet.rejected', details: { rpcCode: 4001 } })
      expect((await connectWallet(harness)).accounts).toEqual(harness.accounts)
    })

    it('rejects a wallet that is missing', async () => {
      const { connectors } = make()
      await expect(connectors.connect('no.such.wallet', {})).rejects.toMatchObject({
        code: 'none.connector',
      })
    })

    it('reconnects a wallet that was connected before, without a prompt', async () => {
      const harness = make()
      await connectWallet(harness)
      const again = await harness.connectors.reconnect(harness.connectorId)
      expect(again?.accounts).toEqual(harness.accounts)
    })

    it('waits for a wallet that grants no account, and reconnects it when it does', async () => {
      const harness = make()
      const { connectors, connectorId, accounts } = harness
      let reconnecting: ReturnType<typeof connectors.reconnect> | undefined
      await new Promise<void>((onAway) => {
        reconnecting = connectors.reconnect(connectorId, { onAway })
      })
      await connectWallet(harness)
      expect((await reconnecting)?.accounts).toEqual(accounts)
    })

    it('stops waiting for a wallet that is missing when aborted', async () => {
      const { connectors } = make()
      const leaving = new AbortController()
      const waiting = connectors.reconnect('no.such.wallet', { signal: leaving.signal })
      leaving.abort()
      await expect(waiting).rejects.toMatchObject({ code: 'aborted' })
    })

    it('stops waiting for a wallet that does not answer when aborted', async () => {
      const { connectors, connectorId } = make()
      const leaving = new AbortController()
      const connecting = connectors.connect(connectorId, { signal: leaving.signal })
      leaving.abort()
      await expect(connecting).rejects.toMatchObject({ code: 'aborted' })
    })

    it('follows the wallet until it disconnects', async () => {
      const harness = make()
      const connection = await connectWallet(harness)
      const reported: unknown[] = []
      const events: ConnectionEvents = {
        accountsChanged: (accounts) => reported.push(['accounts', accounts[0]]),
        chainChanged: (chainId) => reported.push(['chain', chainId]),
        disconnected: () => reported.push(['disconnected']),
      }
      connection.subscribe(events)
      harness.switchAccount()
      const active = connection.accounts[0]
      harness.disconnect()
      expect(active).not.toBe(harness.accounts[0])
      expect(reported).toEqual([['accounts', active], ['disconnected']])
    })

    it('reports nothing to the host after it was disconnected', async () => {
      const connection = await connectWallet(make())
      await connection.disconnect()
      await expect(connection.provider.request({ method: 'eth_accounts' })).rejects.toMatchObject({
        code: 'wallet.disconnected',
      })
    })

    more()
  })
}
