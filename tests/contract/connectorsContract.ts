import { describe, expect, it } from 'vitest'
import type { ConnectionEvents, Connectors } from '../../src/backends/port/connectors.ts'
import type { Network } from '../../src/backends/port/network.ts'

/** The wallets of a page, and their owner's hand. The wallet under test is on Ethereum. */
export interface ConnectorsHarness {
  readonly connectors: Connectors
  /** An announced wallet that nobody connected yet. */
  readonly connectorId: string
  /** Accounts that wallet will grant, first one active. */
  readonly accounts: readonly string[]
  /** Says yes to whatever the wallet is asked now. */
  approve(): Promise<void>
  /** Says no to whatever the wallet is asked now. */
  reject(): Promise<void>
  /** The owner changes something in the wallet itself. */
  switchAccount(): void
  switchChain(network: Network): void
  disconnect(): void
  /** A network the wallet knows, other than Ethereum. */
  readonly known: Network
}

/** What every set of browser wallets does. */
export function connectorsContract(name: string, make: () => ConnectorsHarness): void {
  function listen() {
    const reported: unknown[] = []
    const events: ConnectionEvents = {
      accountsChanged: (accounts) => reported.push(['accounts', accounts[0]]),
      chainChanged: (chainId) => reported.push(['chain', chainId]),
      disconnected: () => reported.push(['disconnected']),
    }
    return { reported, events }
  }

  async function connected(harness: ConnectorsHarness) {
    const connecting = harness.connectors.connect(harness.connectorId, {})
    await harness.approve()
    return connecting
  }

  describe(`connectors: ${name}`, () => {
    it('lists each wallet under an id of its own', () => {
      const { connectors, connectorId } = make()
      const ids = connectors.list().map(({ id }) => id)
      expect(ids).toContain(connectorId)
      expect(new Set(ids).size).toBe(ids.length)
    })

    it('connects when the owner says yes', async () => {
      const harness = make()
      const connection = await connected(harness)
      expect(connection).toMatchObject({
        connectorId: harness.connectorId,
        type: 'ANNOUNCED',
        chain: 'eip155',
        chainId: 'eip155:1',
      })
      expect(connection.accounts).toEqual(harness.accounts)
    })

    it('does not when the owner says no, and may be asked again', async () => {
      const harness = make()
      const refused = harness.connectors
        .connect(harness.connectorId, {})
        .catch((error: unknown) => error)
      await harness.reject()
      expect(await refused).toMatchObject({ code: 'wallet.rejected', details: { rpcCode: 4001 } })
      expect((await connected(harness)).accounts).toEqual(harness.accounts)
    })

    it('knows no wallet that is not there', async () => {
      const { connectors } = make()
      await expect(connectors.connect('no.such.wallet', {})).rejects.toMatchObject({
        code: 'none.connector',
      })
    })

    it('comes back unasked only to a wallet that was connected before', async () => {
      const harness = make()
      expect(await harness.connectors.reconnect(harness.connectorId)).toBeUndefined()
      await connected(harness)
      const again = await harness.connectors.reconnect(harness.connectorId)
      expect(again?.accounts).toEqual(harness.accounts)
    })

    it('leaves a wallet that does not answer', async () => {
      const { connectors, connectorId } = make()
      const leaving = new AbortController()
      const connecting = connectors.connect(connectorId, { signal: leaving.signal })
      leaving.abort()
      await expect(connecting).rejects.toMatchObject({ code: 'aborted' })
    })

    it('follows the wallet until it disconnects', async () => {
      const harness = make()
      const connection = await connected(harness)
      const { reported, events } = listen()
      connection.subscribe(events)
      harness.switchAccount()
      harness.switchChain(harness.known)
      harness.disconnect()
      expect(reported).toEqual([
        ['accounts', connection.accounts[0]],
        ['chain', harness.known.id],
        ['disconnected'],
      ])
    })

    it('switches the network when the owner says yes', async () => {
      const harness = make()
      const connection = await connected(harness)
      const { reported, events } = listen()
      connection.subscribe(events)
      const switching = connection.switchNetwork(harness.known)
      await harness.approve()
      await switching
      expect(connection.chainId).toBe(harness.known.id)
      expect(reported).toEqual([['chain', harness.known.id]])
    })

    it('stays when the owner declines the switch', async () => {
      const harness = make()
      const connection = await connected(harness)
      const switching = connection.switchNetwork(harness.known).catch((error: unknown) => error)
      await harness.reject()
      expect(await switching).toMatchObject({ code: 'wallet.rejected' })
      expect(connection.chainId).toBe('eip155:1')
    })

    it('gives the host nothing more after it was disconnected', async () => {
      const connection = await connected(make())
      await connection.disconnect()
      await expect(connection.provider.request({ method: 'eth_accounts' })).rejects.toMatchObject({
        code: 'wallet.disconnected',
      })
    })
  })
}
