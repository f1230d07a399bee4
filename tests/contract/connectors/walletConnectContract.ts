import { verifyMessage, verifyTypedData, toHex } from 'viem'
import { afterEach, describe, expect, it } from 'vitest'
import { testAccounts } from '../../../anvil/accounts.ts'
import { localNetworks } from '../../../src/backends/mock/chains/localNetworks.ts'
import type { ChainId } from '../../../src/backends/port/chainIds.ts'
import type { Connection } from '../../../src/backends/port/connectors.ts'
import type { WalletConnect } from '../../../src/backends/port/walletConnect.ts'
import { mail } from '../../foreign/evm/typedDataSamples.ts'
import { until } from '../../../src/backends/mock/actors/phone/testing/until.ts'

/** The owner of a wallet that is reached through the relay. It knows Ethereum and Polygon. */
export interface WalletOwner {
  /** Resolves when the proposal has arrived. */
  scan(uri: string): Promise<void>
  /** Approves the proposal with that public test account. */
  approve(accountIndex?: number): Promise<void>
  rejectProposal(): Promise<void>
  /** The number of pending requests. */
  waiting(): number
  /** Approves the newest request. */
  agree(): Promise<void>
  decline(): Promise<void>
  /** Changes the wallet's chain. */
  setChain(chainId: ChainId): Promise<void>
  setAccount(accountIndex: number): Promise<void>
  extend(): Promise<void>
  disconnect(): Promise<void>
  sessions(): number
}

export interface WalletConnectHarness {
  readonly walletConnect: WalletConnect
  readonly owner: WalletOwner
  /** The same page after a reload. */
  reload(): Promise<WalletConnect>
  /** The balance on Ethereum, in wei. */
  balanceOf(account: string): Promise<bigint>
}

const [first = '0x', second = '0x'] = testAccounts.map(({ address }) => address)
const hello = toHex('Hello')
const tenth = 100_000_000_000_000_000n
const networks = localNetworks.filter(({ id }) => /^eip155:(1|137|8453)$/.test(id))
const networkOf = (wanted: ChainId) =>
  networks.find(({ id }) => id === wanted) ?? expect.fail(`There is no local ${wanted}.`)

/** The contract of the WalletConnect port with a wallet of any maker. */
export function walletConnectContract(
  name: string,
  { walletConnect, owner, reload, balanceOf }: WalletConnectHarness,
): void {
  afterEach(async () => {
    await owner.disconnect()
    await until(() => owner.sessions() === 0)
  })

  async function connected(): Promise<Connection> {
    const pairing = await walletConnect.pair({ networks })
    await owner.scan(pairing.uri)
    await owner.approve()
    return pairing.connection
  }

  /** Lets the owner approve the next request. */
  async function agreed<T>(asking: Promise<T>): Promise<T> {
    await until(() => owner.waiting() > 0)
    await owner.agree()
    return asking
  }

  /** The error when the owner declines the next request. */
  async function declined(asking: Promise<unknown>): Promise<unknown> {
    const failure = asking.catch((error: unknown) => error)
    await until(() => owner.waiting() > 0)
    await owner.decline()
    return failure
  }

  const sign = ({ provider }: Connection, message = hello) =>
    provider.request({ method: 'personal_sign', params: [message, first] })
  const isSigned = async (signature: unknown, message = 'Hello') =>
    verifyMessage({ address: first, message, signature: signature as '0x' })

  /** All events of the connection from now on. */
  function reportsOf(connection: Connection): unknown[] {
    const reports: unknown[] = []
    connection.subscribe({
      accountsChanged: ([account]) => reports.push(account),
      chainChanged: (chainId) => reports.push(chainId),
      disconnected: () => reports.push('disconnected'),
    })
    return reports
  }

  describe(`WalletConnect: ${name}`, () => {
    it('connects on the chains that the wallet approved', async () => {
      expect(await connected()).toMatchObject({
        connectorId: 'walletConnect',
        type: 'WALLET_CONNECT',
        chain: 'eip155',
        accounts: [first],
        chainId: 'eip155:1',
        approvedChainIds: ['eip155:1', 'eip155:137'],
      })
    })

    it('connects by a pairing that was prepared ahead', async () => {
      const pairing = await walletConnect.pair({ networks, isAhead: true })
      expect(pairing.isReachable?.()).toBe(true)
      await owner.scan(pairing.uri)
      await owner.approve()
      expect(await pairing.connection).toMatchObject({ accounts: [first] })
    })

    it('rejects when the wallet declines', async () => {
      const pairing = await walletConnect.pair({ networks })
      const failure = pairing.connection.catch((error: unknown) => error)
      await owner.scan(pairing.uri)
      await owner.rejectProposal()
      expect(await failure).toMatchObject({
        code: 'walletConnect.declined',
        details: { rpcCode: 5000 },
      })
    })

    it('signs a message', async () => {
      const connection = await connected()
      expect(await isSigned(await agreed(sign(connection)))).toBe(true)
    })

    it('signs typed data', async () => {
      const { provider } = await connected()
      const params = [first, JSON.stringify(mail)]
      const signature = await agreed(provider.request({ method: 'eth_signTypedData_v4', params }))
      const given = { ...mail, address: first, signature: signature as '0x' }
      expect(await verifyTypedData(given)).toBe(true)
    })

    it('makes a payment on the chain', async () => {
      const { provider } = await connected()
      const before = await balanceOf(second)
      const params = [{ from: first, to: second, value: toHex(tenth), chainId: '0x1' }]
      await agreed(provider.request({ method: 'eth_sendTransaction', params }))
      expect((await balanceOf(second)) - before).toBe(tenth)
    })

    it('passes on that the owner declined', async () => {
      expect(await declined(sign(await connected()))).toMatchObject({ code: 4001 })
    })

    it('returns each of ten answers to its own request', async () => {
      const connection = await connected()
      const messages = Array.from({ length: 10 }, (_, index) => `message ${index}`)
      const signing = new Array<Promise<unknown>>()
      for (const message of messages) {
        signing.push(sign(connection, toHex(message)))
        // One at a time: the library numbers requests by the millisecond and three random digits, so two in the same
        // millisecond may get the same number.
        await until(() => owner.waiting() === signing.length)
      }
      for (const _ of messages) await owner.agree()
      const signatures = await Promise.all(signing)
      const valid = messages.map((each, index) => isSigned(signatures[index], each))
      expect(await Promise.all(valid)).toEqual(messages.map(() => true))
    })

    it('sends the wallet no request that it did not approve', async () => {
      const { provider } = await connected()
      await expect(provider.request({ method: 'eth_decrypt', params: [] })).rejects.toMatchObject({
        code: 4200,
      })
      expect(owner.waiting()).toBe(0)
    })

    it('switches between approved chains without a prompt', async () => {
      const connection = await connected()
      const reports = reportsOf(connection)
      await connection.switchNetwork(networkOf('eip155:137'))
      expect(connection.chainId).toBe('eip155:137')
      expect(reports).toEqual(['eip155:137'])
      expect(await connection.provider.request({ method: 'eth_chainId' })).toBe('0x89')
    })

    it('stays when the owner declines a chain that the wallet does not know', async () => {
      const connection = await connected()
      expect(await declined(connection.switchNetwork(networkOf('eip155:8453')))).toMatchObject({
        code: 'wallet.rejected',
      })
      expect(connection.chainId).toBe('eip155:1')
      expect(connection.approvedChainIds).toEqual(['eip155:1', 'eip155:137'])
    })

    it('follows the wallet to another chain', async () => {
      const connection = await connected()
      const reports = reportsOf(connection)
      await owner.setChain('eip155:137')
      await until(() => reports.length > 0)
      expect(reports).toEqual(['eip155:137'])
    })

    it('follows the wallet to another account, and answers eth_accounts with it', async () => {
      const connection = await connected()
      const reports = reportsOf(connection)
      await owner.setAccount(1)
      await until(() => reports.length > 0)
      expect(reports).toEqual([second])
      expect(connection.accounts).toEqual([second])
      expect(await connection.provider.request({ method: 'eth_accounts' })).toEqual([second])
    })

    it('continues when the wallet extends the session', async () => {
      const connection = await connected()
      await owner.extend()
      expect(await isSigned(await agreed(sign(connection)))).toBe(true)
    })

    it('ends with the wallet, and rejects open requests', async () => {
      const connection = await connected()
      const reports = reportsOf(connection)
      const open = sign(connection).catch((error: unknown) => error)
      await until(() => owner.waiting() > 0)
      await owner.disconnect()
      expect(await open).toMatchObject({ code: 4900 })
      await until(() => reports.length > 0)
      expect(reports).toEqual(['disconnected'])
      await expect(sign(connection)).rejects.toMatchObject({ code: 'wallet.disconnected' })
    })

    it('ends the session in the wallet', async () => {
      const connection = await connected()
      expect(owner.sessions()).toBe(1)
      await connection.disconnect()
      await until(() => owner.sessions() === 0)
    })

    it('ends a session that is approved after its attempt is over', async () => {
      const leaving = new AbortController()
      const pairing = await walletConnect.pair({ networks, signal: leaving.signal })
      const failure = pairing.connection.catch((error: unknown) => error)
      await owner.scan(pairing.uri)
      leaving.abort()
      expect(await failure).toMatchObject({ code: 'aborted' })
      await owner.approve()
      await until(() => owner.sessions() === 0)
    })

    // After this test the wallet knows the chain.
    it('lets the wallet add a chain that it does not know', async () => {
      const connection = await connected()
      await agreed(connection.switchNetwork(networkOf('eip155:8453')))
      expect(connection.chainId).toBe('eip155:8453')
      expect(connection.approvedChainIds).toEqual(['eip155:1', 'eip155:137', 'eip155:8453'])
    })

    it('restores the session when the page is reloaded', async () => {
      await connected()
      const again = await (await reload()).reconnect({ networks })
      expect(again?.accounts).toEqual([first])
      const signature = again && (await agreed(sign(again)))
      expect(await isSigned(signature)).toBe(true)
    })
  })
}
