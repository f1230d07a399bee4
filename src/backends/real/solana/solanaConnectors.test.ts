import { getWallets } from '@wallet-standard/app'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTestClock } from '../../mock/clock/testing/testClock.ts'
import { fakeStandardWallet } from '../testing/fakeStandardWallet.ts'
import { createSolanaConnectors } from './solanaConnectors.ts'

const ADA = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
const BOB = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'
const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

const withdrawals: (() => void)[] = []
afterEach(() => {
  for (const withdraw of withdrawals.splice(0)) withdraw()
})

function raise(message: string): never {
  throw new Error(message)
}

function setUp(...options: Parameters<typeof fakeStandardWallet>) {
  const errors: Error[] = []
  const connectors = createSolanaConnectors({
    clock: createTestClock(),
    onError: (error) => errors.push(error),
  })
  const add = (...more: Parameters<typeof fakeStandardWallet>) => {
    const fake = fakeStandardWallet({ addresses: [ADA, BOB], ...more[0] })
    const withdraw = getWallets().register(fake.wallet)
    withdrawals.push(withdraw)
    return { ...fake, withdraw }
  }
  return { connectors, errors, add, ...add(...options) }
}

describe('the Solana wallets of this browser', () => {
  it('lists Solana wallets as announced connectors of their namespace, under their own name [C-168]', () => {
    const { connectors } = setUp({ name: 'Sol Harbor\n' })
    expect(connectors.list()).toEqual([
      {
        id: 'solana/Sol Harbor',
        type: 'ANNOUNCED',
        name: 'Sol Harbor',
        chain: 'solana',
        imageUrl: 'data:image/svg+xml;base64,eA==',
      },
    ])
  })

  it('lists only wallets that support Solana and can connect', () => {
    const { connectors } = setUp({ chains: ['sui:mainnet'] })
    setUp({ features: { 'standard:connect': {} } })
    expect(connectors.list()).toEqual([])
  })

  it('lists a wallet beside one whose getter throws, and reports that once', () => {
    const { connectors, errors } = setUp()
    const { wallet } = fakeStandardWallet({ name: 'Broken' })
    const icon = { get: () => raise('no icon') }
    withdrawals.push(getWallets().register(Object.defineProperty(wallet, 'icon', icon)))
    expect(connectors.list().map(({ name }) => name)).toEqual(['Fake Sol'])
    expect(connectors.list()).toHaveLength(1)
    expect(errors).toEqual([
      expect.objectContaining({
        code: 'wallet.malformed',
        message: expect.stringContaining('no icon'),
      }),
    ])
  })

  it('adds late wallets and removes unregistered ones', () => {
    const { add, connectors } = setUp()
    const received: string[] = []
    connectors.subscribe((list) => received.push(list.map(({ name }) => name).join()))
    const late = add({ name: 'Late' })
    late.withdraw()
    expect(received).toEqual(['Fake Sol,Late', 'Fake Sol'])
  })

  it('keeps wallets as they were when they were found', () => {
    const { connectors, wallet } = setUp()
    connectors.list()
    wallet.name = 'Another One'
    expect(connectors.list()[0]?.name).toBe('Fake Sol')
  })

  it('reads a wallet again when it registers again', () => {
    const { connectors, wallet, withdraw } = setUp()
    connectors.list()
    withdraw()
    wallet.name = 'Another One'
    withdrawals.push(getWallets().register(wallet))
    expect(connectors.list()[0]?.name).toBe('Another One')
  })

  it('lists at most 100 wallets', () => {
    const { add, connectors } = setUp()
    for (let nth = 2; nth <= 101; nth += 1) add({ name: `Wallet ${nth}` })
    expect(connectors.list()).toHaveLength(100)
    expect(connectors.list().at(-1)?.name).toBe('Wallet 100')
  })

  it("keeps a name that ends like a number from taking another wallet's id", () => {
    const { add, connectors } = setUp({ name: 'Sol' })
    add({ name: 'Sol' })
    add({ name: 'Sol#2' })
    add({ name: 'Sol%232' })
    expect(connectors.list().map(({ id, contested }) => [id, contested])).toEqual([
      ['solana/Sol', true],
      ['solana/Sol#2', true],
      ['solana/Sol%232', undefined],
      ['solana/Sol%25232', undefined],
    ])
  })

  it('separates look-alikes and reconnects neither by itself', async () => {
    const { add, asked, connectors } = setUp()
    add()
    expect(connectors.list().map(({ id }) => id)).toEqual(['solana/Fake Sol', 'solana/Fake Sol#2'])
    const away = vi.fn()
    const leave = new AbortController()
    const options = { onAway: away, signal: leave.signal }
    const coming = ['solana/Fake Sol', 'solana/Fake Sol#2'].map((id) =>
      connectors.reconnect(id, options),
    )
    expect(away).toHaveBeenCalledTimes(2)
    leave.abort()
    await expect(Promise.allSettled(coming)).resolves.toMatchObject([
      { reason: { code: 'aborted' } },
      { reason: { code: 'aborted' } },
    ])
    expect(asked).toEqual([])
  })
})

describe('connecting one', () => {
  const connect = ({ connectors }: ReturnType<typeof setUp>, chainId?: typeof devnet) =>
    connectors.connect('solana/Fake Sol', { chainId })

  it("connects accounts on the preferred cluster, or on the wallet's first", async () => {
    const test = setUp()
    expect(await connect(test, devnet)).toMatchObject({
      connectorId: 'solana/Fake Sol',
      type: 'ANNOUNCED',
      chain: 'solana',
      accounts: [ADA, BOB],
      chainId: devnet,
      approvedChainIds: [mainnet, devnet],
    })
    expect((await connect(test)).chainId).toBe(mainnet)
    expect(test.asked).toEqual([['connect'], ['connect']])
  })

  it('reconnects without a prompt if the wallet still grants accounts', async () => {
    const test = setUp()
    const again = await test.connectors.reconnect('solana/Fake Sol', { chainId: devnet })
    expect(again?.chainId).toBe(devnet)
    expect(test.asked).toEqual([['connect', { silent: true }]])
    expect(test.listenerCount()).toBe(1)
  })

  it.each([
    ['none', { accounts: [] }, 'wallet.unauthorized'],
    ['no list', { accounts: 'x' }, 'wallet.malformed'],
    ['nothing', undefined, 'wallet.malformed'],
    ['an address of another namespace', { accounts: [{ address: '0x1' }] }, 'wallet.malformed'],
  ])('refuses %s as accounts', async (_, answer, code) => {
    const test = setUp({ features: { 'standard:connect': { connect: () => answer } } })
    await expect(connect(test)).rejects.toMatchObject({ code })
  })

  it("rejects with the wallet owner's answer", async () => {
    const refuse = () => {
      throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
    }
    const test = setUp({ features: { 'standard:connect': { connect: refuse } } })
    await expect(connect(test)).rejects.toMatchObject({ code: 'wallet.rejected' })
    await expect(test.connectors.connect('solana/Gone', {})).rejects.toMatchObject({
      code: 'none.connector',
    })
  })

  it('follows the accounts and ends when there are none', async () => {
    const test = setUp()
    const connection = await connect(test)
    const received: unknown[] = []
    connection.subscribe({
      accountsChanged: (accounts) => received.push(accounts),
      chainChanged: (chainId) => received.push(chainId),
      disconnected: () => received.push('end'),
    })
    test.changeTo([BOB])
    test.changeTo([BOB])
    test.change([{ address: 'nonsense' }])
    test.changeTo([])
    test.changeTo([ADA])
    expect(received).toEqual([[BOB], 'end'])
    expect(test.errors).toMatchObject([{ code: 'wallet.malformed' }])
    expect(test.listenerCount()).toBe(0)
  })

  it('ends when the wallet unregisters', async () => {
    const test = setUp()
    const connection = await connect(test)
    const ended: string[] = []
    connection.subscribe({
      accountsChanged: () => undefined,
      chainChanged: () => undefined,
      disconnected: () => ended.push('end'),
    })
    test.withdraw()
    expect(ended).toEqual(['end'])
  })

  it("switches between the wallet's clusters only", async () => {
    const test = setUp()
    const connection = await connect(test)
    const network = (id: `solana:${string}`) => ({
      id,
      name: 'S',
      chain: 'solana',
      currency: { name: 'S', symbol: 'S', decimals: 9 },
    })
    await connection.switchNetwork(network(devnet))
    expect(connection.chainId).toBe(devnet)
    await expect(connection.switchNetwork(network('solana:other'))).rejects.toMatchObject({
      code: 'wallet.unknownChain',
    })
  })

  it('disconnects the wallet too, without waiting for it', async () => {
    const test = setUp()
    await (await connect(test)).disconnect()
    expect(test.asked.at(-1)).toEqual(['disconnect'])
    expect(test.listenerCount()).toBe(0)
  })
})

describe('a remembered wallet', () => {
  it('reconnects when it registers, however late', async () => {
    const { add, connectors } = setUp()
    const away = vi.fn()
    const coming = connectors.reconnect('solana/Late', { onAway: away })
    add({ name: 'Another' })
    add({ name: 'Late' })
    expect(await coming).toMatchObject({ connectorId: 'solana/Late' })
    expect(away).not.toHaveBeenCalled()
  })

  it('reconnects when it is unlocked', async () => {
    const open: string[] = []
    const answer = { connect: () => ({ accounts: open.map((address) => ({ address })) }) }
    const test = setUp({ features: { 'standard:connect': answer } })
    const away = vi.fn()
    const coming = test.connectors.reconnect('solana/Fake Sol', { onAway: away })
    await vi.waitFor(() => expect(away).toHaveBeenCalledOnce())
    test.changeTo([])
    open.push(BOB)
    test.changeTo([BOB])
    expect((await coming)?.accounts).toEqual([BOB])
    expect(test.listenerCount()).toBe(1)
  })

  it('reconnects when it fails at first, and reports the failure', async () => {
    const answer: { connect: () => unknown } = { connect: () => raise('locked') }
    const test = setUp({ features: { 'standard:connect': { connect: () => answer.connect() } } })
    const away = vi.fn()
    const coming = test.connectors.reconnect('solana/Fake Sol', { onAway: away })
    await vi.waitFor(() => expect(away).toHaveBeenCalledOnce())
    answer.connect = () => ({ accounts: [{ address: ADA }] })
    test.changeTo([ADA])
    expect((await coming)?.accounts).toEqual([ADA])
    expect(test.errors).toMatchObject([{ code: 'wallet.failed' }])
  })

  it('reconnects when it registers again', async () => {
    const test = setUp({ addresses: [] })
    const coming = test.connectors.reconnect('solana/Fake Sol')
    test.withdraw()
    test.add()
    expect((await coming)?.accounts).toEqual([ADA, BOB])
    expect(test.listenerCount()).toBe(0)
  })
})
