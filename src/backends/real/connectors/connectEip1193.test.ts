import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../mock/shared/deferred.ts'
import { createTestClock } from '../../mock/clock/testing/testClock.ts'
import type { Connection } from '../../port/connectors.ts'
import type { Network } from '../../port/network.ts'
import { ALICE, BOB, fakeProvider, rpcError, type FakeProvider } from '../testing/fakeProvider.ts'
import { connectEip1193, createLateRevokes } from './connectEip1193.ts'

const POLYGON: Network = {
  id: 'eip155:137',
  name: 'Polygon',
  chain: 'eip155',
  currency: { name: 'POL', symbol: 'POL', decimals: 18 },
  explorerUrl: 'https://polygonscan.com',
}

function openPage() {
  const clock = createTestClock()
  return { clock, revokes: createLateRevokes(clock) }
}

function start(provider: FakeProvider, signal?: AbortSignal, page = openPage()) {
  const errors: Error[] = []
  const connecting = connectEip1193({
    connector: { id: 'io.fox', type: 'ANNOUNCED', name: 'Fox', chain: 'eip155' },
    provider,
    ...page,
    silent: false,
    rpcUrl: ({ id }) => `https://rpc.example/${id}`,
    onError: (error) => errors.push(error),
    signal,
  })
  return { connecting, errors }
}

async function connected(answers: Parameters<typeof fakeProvider>[0] = {}) {
  const provider = fakeProvider(answers)
  const page = openPage()
  const { connecting, errors } = start(provider, undefined, page)
  const connection = (await connecting) as Connection
  const notified: unknown[] = []
  connection.subscribe({
    accountsChanged: (accounts) => notified.push(accounts),
    chainChanged: (chainId) => notified.push(chainId),
    disconnected: () => notified.push('disconnected'),
  })
  const methods = () => provider.requests.map(({ method }) => method)
  return { ...page, provider, connection, notified, errors, methods }
}

/** The outcome of a promise, once it has one. */
function settled(work: Promise<unknown>) {
  const result: { outcome?: unknown } = {}
  work.then(
    (value) => (result.outcome = value ?? 'done'),
    (error: unknown) => (result.outcome = error),
  )
  return result
}

describe('connecting', () => {
  it.each([
    [4001, 'wallet.rejected'],
    [4100, 'wallet.unauthorized'],
    [4200, 'wallet.unsupportedMethod'],
    [4900, 'wallet.disconnected'],
    [4901, 'wallet.chainDisconnected'],
    [4902, 'wallet.unknownChain'],
    [-32002, 'wallet.pending'],
    [-32603, 'wallet.failed'],
  ])('maps the wallet error %i to the code %s', async (rpcCode, code) => {
    const provider = fakeProvider({
      eth_requestAccounts: () => Promise.reject(rpcError(rpcCode, 'said the wallet')),
    })
    await expect(start(provider).connecting).rejects.toMatchObject({
      code,
      details: { rpcCode, serverText: 'said the wallet' },
    })
  })

  it.each([
    ['accounts', { eth_requestAccounts: () => 'all' }],
    ['an address', { eth_requestAccounts: () => ['0x1234'] }],
    ['an address', { eth_requestAccounts: () => [`${ALICE}<b>`] }],
    ['a chain id', { eth_chainId: () => 1.5 }],
    ['a chain id', { eth_chainId: () => 'main' }],
    ['a chain id', { eth_chainId: () => '0x0' }],
  ])('rejects a wallet whose response is not %s', async (_, answers) => {
    await expect(start(fakeProvider(answers)).connecting).rejects.toMatchObject({
      code: 'wallet.malformed',
    })
  })

  it('treats an empty account list as a rejection', async () => {
    const provider = fakeProvider({ eth_requestAccounts: () => [] })
    await expect(start(provider).connecting).rejects.toMatchObject({ code: 'wallet.unauthorized' })
  })

  it('stops waiting for a wallet when its caller aborts', async () => {
    const provider = fakeProvider({ eth_requestAccounts: () => new Promise(() => undefined) })
    const leaving = new AbortController()
    const { connecting } = start(provider, leaving.signal)
    leaving.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'aborted' })
  })
})

describe('following the wallet', () => {
  it("takes over the wallet's accounts and chain, and reports each change once", async () => {
    const { provider, connection, notified } = await connected()
    provider.emit('accountsChanged', [BOB, ALICE])
    provider.emit('accountsChanged', [BOB, ALICE])
    provider.emit('chainChanged', '0x89')
    provider.emit('chainChanged', '0x89')
    expect(notified).toEqual([[BOB, ALICE], 'eip155:137'])
    expect(connection).toMatchObject({ accounts: [BOB, ALICE], chainId: 'eip155:137' })
  })

  it.each([
    ['accountsChanged', []],
    ['disconnect', { code: 4900, message: 'bye' }],
  ])('ends once at %s %j and removes its listeners', async (event, argument) => {
    const { provider, notified } = await connected()
    provider.emit(event, argument)
    provider.emit(event, argument)
    provider.emit('chainChanged', '0x89')
    expect(notified).toEqual(['disconnected'])
    expect(provider.listenerCount()).toBe(0)
  })

  it('the wallet remains connected when it briefly loses its node', async () => {
    const { provider, notified } = await connected()
    provider.emit('disconnect', { code: 1013, message: 'try again' })
    expect(notified).toEqual([])
  })

  it('ignores and reports a malformed event', async () => {
    const { provider, notified, errors, connection } = await connected()
    provider.emit('accountsChanged', ['<img>'])
    provider.emit('chainChanged', 'main')
    expect([notified, connection.accounts]).toEqual([[], [ALICE]])
    expect(errors).toMatchObject([{ code: 'wallet.malformed' }, { code: 'wallet.malformed' }])
  })
})

describe('switching the network', () => {
  it('requests the accounts, then the chain, and takes its event for an answer', async () => {
    const { connection, provider, methods, notified } = await connected({
      wallet_switchEthereumChain: () => {
        provider.answers.eth_chainId = () => '0x89'
        provider.emit('chainChanged', '0x89')
        return null
      },
    })
    await connection.switchNetwork(POLYGON)
    expect(methods().slice(2)).toEqual(['wallet_switchEthereumChain'])
    expect(provider.requests[2]?.params).toEqual([{ chainId: '0x89' }])
    expect([connection.chainId, notified]).toEqual(['eip155:137', ['eip155:137']])
  })

  it.each([
    ['4902', rpcError(4902, 'unknown')],
    ['5000', rpcError(5000, 'unknown')],
    [
      '4902 inside',
      Object.assign(rpcError(-32603, 'x'), { data: { originalError: { code: 4902 } } }),
    ],
  ])('adds a network that the wallet does not know by %s, then switches', async (_, unknown) => {
    const { connection, provider, methods } = await connected({
      wallet_switchEthereumChain: () => Promise.reject(unknown),
      wallet_addEthereumChain: () => {
        provider.answers.wallet_switchEthereumChain = () => null
        provider.answers.eth_chainId = () => '0x89'
        return null
      },
    })
    await connection.switchNetwork(POLYGON)
    expect(methods().slice(2)).toEqual([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_switchEthereumChain',
      'eth_chainId',
    ])
    expect(provider.requests[3]?.params).toEqual([
      {
        chainId: '0x89',
        chainName: 'Polygon',
        nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
        rpcUrls: ['https://rpc.example/eip155:137'],
        blockExplorerUrls: ['https://polygonscan.com'],
      },
    ])
  })

  it.each([
    ['a text without a code', new Error('Unrecognized chain ID "0x89".')],
    ['the code as text', Object.assign(new Error('no'), { code: '4902' })],
    ['another language', rpcError(-32603, 'Dieses Netzwerk ist nicht vorhanden.')],
    ['4902 in the data', Object.assign(rpcError(-32603, 'x'), { data: { code: 4902 } })],
    ['4902 in the cause', new Error('x', { cause: rpcError(4902, 'unknown') })],
    ['another code with a text', rpcError(4100, 'Unknown chain')],
    ['no error at all', undefined],
  ])('adds a network that the wallet refuses with %s', async (_, unknown) => {
    const { connection, provider, methods } = await connected({
      wallet_switchEthereumChain: () => Promise.reject(unknown),
      wallet_addEthereumChain: () => {
        provider.answers.wallet_switchEthereumChain = () => null
        provider.answers.eth_chainId = () => 137
        return null
      },
    })
    await connection.switchNetwork(POLYGON)
    expect(methods()).toContain('wallet_addEthereumChain')
    expect(connection.chainId).toBe('eip155:137')
  })

  it.each([
    ['4001', rpcError(4001, 'Unrecognized chain')],
    ['4001 around another code', Object.assign(rpcError(4001, 'x'), { data: { code: 4902 } })],
    [
      '4001 inside',
      Object.assign(rpcError(-32603, 'x'), { data: { originalError: { code: 4001 } } }),
    ],
    ['a text only', new Error('User rejected the request.')],
    ['a request that is still open', rpcError(-32002, 'pending')],
  ])('adds no network after %s', async (_, refusal) => {
    const { connection, methods } = await connected({
      wallet_switchEthereumChain: () => Promise.reject(refusal),
      wallet_addEthereumChain: () => null,
    })
    await expect(connection.switchNetwork(POLYGON)).rejects.toBeInstanceOf(Error)
    expect(methods()).not.toContain('wallet_addEthereumChain')
  })

  it('the connection does not add a network when the visitor declines', async () => {
    const { connection, methods } = await connected({
      wallet_switchEthereumChain: () => Promise.reject(rpcError(4001, 'no')),
    })
    await expect(connection.switchNetwork(POLYGON)).rejects.toMatchObject({
      code: 'wallet.rejected',
    })
    expect(methods().slice(2)).toEqual(['wallet_switchEthereumChain'])
  })

  it('rejects when a wallet accepts a switch but stays on its chain', async () => {
    const { connection, clock } = await connected({ wallet_switchEthereumChain: () => null })
    const switching = settled(connection.switchNetwork(POLYGON))
    await clock.run(4_999)
    expect(switching.outcome).toBeUndefined()
    await clock.run(1)
    expect(switching.outcome).toMatchObject({ code: 'chain.mismatch' })
    expect([connection.chainId, clock.pending()]).toEqual(['eip155:1', []])
  })

  it.each([400, 1_500, 4_700])(
    'waits for a chain that follows %i ms after the answer',
    async (ms) => {
      const { connection, clock, provider, notified } = await connected({
        wallet_switchEthereumChain: () => null,
      })
      const switching = settled(connection.switchNetwork(POLYGON))
      await clock.run(ms)
      expect([switching.outcome, notified]).toEqual([undefined, []])
      provider.answers.eth_chainId = () => '0x89'
      await clock.run(250)
      expect([switching.outcome, notified]).toEqual(['done', ['eip155:137']])
      expect(clock.pending()).toEqual([])
    },
  )

  it('has switched as soon as the wallet reports the new chain', async () => {
    const { connection, clock, provider } = await connected({
      wallet_switchEthereumChain: () => new Promise(() => undefined),
    })
    const switching = settled(connection.switchNetwork(POLYGON))
    provider.emit('chainChanged', 137)
    await clock.idle()
    expect([switching.outcome, connection.chainId]).toEqual(['done', 'eip155:137'])
  })

  it('waits for the event of a wallet that stops to answer `eth_chainId`', async () => {
    const { connection, clock, provider } = await connected({
      wallet_switchEthereumChain: () => null,
    })
    provider.answers.eth_chainId = () => new Promise(() => undefined)
    const switching = settled(connection.switchNetwork(POLYGON))
    await clock.run(1_000)
    provider.emit('chainChanged', '0x89')
    await clock.idle()
    expect([switching.outcome, clock.pending()]).toEqual(['done', []])
  })

  it('fails at once when the wallet disconnects during a switch', async () => {
    const { connection, clock, provider } = await connected({
      wallet_switchEthereumChain: () => null,
    })
    const switching = settled(connection.switchNetwork(POLYGON))
    await clock.run(300)
    provider.emit('disconnect', { code: 4900 })
    await clock.idle()
    expect(switching.outcome).toMatchObject({ code: 'wallet.disconnected' })
    expect(clock.pending()).toEqual([])
  })

  it('stops to wait for the chain when its caller aborts', async () => {
    const { connection, clock } = await connected({ wallet_switchEthereumChain: () => null })
    const leaving = new AbortController()
    const switching = settled(connection.switchNetwork(POLYGON, leaving.signal))
    await clock.run(300)
    leaving.abort()
    await clock.run(250)
    expect(switching.outcome).toMatchObject({ code: 'aborted' })
    expect(clock.pending()).toEqual([])
  })

  it('reports that an EVM wallet has no other chains', async () => {
    const { connection } = await connected()
    const solana: Network = { ...POLYGON, id: 'solana:abc', chain: 'solana' }
    await expect(connection.switchNetwork(solana)).rejects.toMatchObject({
      code: 'wallet.unknownChain',
    })
  })
})

describe('a wallet that changes without an event', () => {
  const sign = { method: 'personal_sign', params: ['0x68', ALICE] }

  it('is refused a signature on another chain, and the session follows it', async () => {
    const { connection, provider, notified, methods } = await connected({
      personal_sign: () => '0xok',
    })
    provider.answers.eth_chainId = () => '0x89'
    await expect(connection.provider.request(sign)).rejects.toMatchObject({
      code: 'chain.mismatch',
    })
    expect([notified, connection.chainId]).toEqual([['eip155:137'], 'eip155:137'])
    expect(methods()).not.toContain('personal_sign')
    expect(await connection.provider.request(sign)).toBe('0xok')
  })

  it.each([
    ['personal_sign', ['0x68', ALICE]],
    ['eth_sendTransaction', [{ from: ALICE.toLowerCase(), to: BOB }]],
    ['eth_signTypedData_v4', [ALICE, '{}']],
    ['wallet_sendCalls', [{ calls: [] }]],
  ])(
    'is refused %s of an account that it left, and the session follows it',
    async (method, params) => {
      const { connection, provider, notified, methods } = await connected({
        [method]: () => '0xok',
      })
      provider.answers.eth_accounts = () => [BOB]
      await expect(connection.provider.request({ method, params })).rejects.toMatchObject({
        code: 'wallet.unauthorized',
      })
      expect([notified, connection.accounts]).toEqual([[[BOB]], [BOB]])
      expect(methods()).not.toContain(method)
    },
  )

  it('signs with an account that it still has, although another one came first', async () => {
    const { connection, provider, notified } = await connected({ personal_sign: () => '0xok' })
    provider.answers.eth_accounts = () => [BOB, ALICE]
    expect(await connection.provider.request(sign)).toBe('0xok')
    expect(notified).toEqual([[BOB, ALICE]])
  })

  it('decides itself while it lists no account, because it may be locked', async () => {
    const { connection, provider, notified } = await connected({ personal_sign: () => '0xok' })
    provider.answers.eth_accounts = () => []
    expect(await connection.provider.request(sign)).toBe('0xok')
    expect(notified).toEqual([])
  })

  it('signs after a second when it never answers `eth_accounts`', async () => {
    const { connection, provider, clock } = await connected({ personal_sign: () => '0xok' })
    provider.answers.eth_accounts = () => new Promise(() => undefined)
    const signing = settled(connection.provider.request(sign))
    await clock.run(999)
    expect(signing.outcome).toBeUndefined()
    await clock.run(1)
    expect([signing.outcome, clock.pending()]).toEqual(['0xok', []])
  })

  it('is followed by each request for accounts or chain of the host', async () => {
    const { connection, provider, notified } = await connected()
    provider.answers.eth_chainId = () => 137
    provider.answers.eth_accounts = () => [BOB.toLowerCase()]
    expect(await connection.provider.request({ method: 'eth_chainId' })).toBe('0x89')
    expect(await connection.provider.request({ method: 'eth_accounts' })).toEqual([BOB])
    expect(notified).toEqual(['eip155:137', [BOB]])
  })

  it('is not followed back by an answer that an event overtook', async () => {
    const { connection, provider } = await connected()
    const late = createDeferred<string>()
    provider.answers.eth_chainId = () => late.promise
    const asked = connection.provider.request({ method: 'eth_chainId' })
    provider.emit('chainChanged', '0x89')
    late.resolve('0x1')
    await asked
    expect(connection.chainId).toBe('eip155:137')
  })

  it('notifies the host of the change that the page found', async () => {
    const { connection, provider } = await connected()
    const heard: unknown[] = []
    connection.provider.on('chainChanged', (chainId: string) => heard.push(chainId))
    connection.provider.on('accountsChanged', (accounts: string[]) => heard.push(accounts))
    provider.answers.eth_chainId = () => '0x89'
    await connection.provider.request({ method: 'eth_chainId' })
    provider.emit('chainChanged', 137)
    provider.emit('accountsChanged', [BOB.toLowerCase()])
    provider.emit('accountsChanged', [])
    expect(heard).toEqual(['0x89', [BOB], []])
  })
})

describe('a wallet that writes in other forms', () => {
  it.each([137, '137', '0x89', 'eip155:137'])('connects on the chain %j', async (answer) => {
    const { connection } = await connected({ eth_chainId: () => answer })
    expect(connection.chainId).toBe('eip155:137')
  })

  it('connects with EIP-55 addresses, and reports them in events', async () => {
    const { connection, provider, notified } = await connected({
      eth_requestAccounts: () => [ALICE.toLowerCase()],
    })
    provider.emit('accountsChanged', [ALICE, BOB.toLowerCase()])
    expect([connection.accounts, notified]).toEqual([[ALICE, BOB], [[ALICE, BOB]]])
  })
})

describe('the provider of the host', () => {
  it("passes requests on, and the wallet's errors unchanged", async () => {
    const { connection, provider } = await connected({ eth_blockNumber: () => '0x10' })
    expect(await connection.provider.request({ method: 'eth_blockNumber' })).toBe('0x10')
    provider.answers.personal_sign = () => Promise.reject(rpcError(4001, 'no'))
    await expect(connection.provider.request({ method: 'personal_sign' })).rejects.toMatchObject({
      code: 4001,
    })
  })

  it.each(['eth_sendTransaction', 'personal_sign', 'eth_signTypedData_v4', 'wallet_sendCalls'])(
    'allows %s only while the wallet is on the active chain',
    async (method) => {
      const { connection, provider, methods } = await connected({ [method]: () => '0xok' })
      expect(await connection.provider.request({ method, params: [] })).toBe('0xok')
      provider.answers.eth_chainId = () => '0x89'
      await expect(connection.provider.request({ method, params: [] })).rejects.toMatchObject({
        code: 'chain.mismatch',
      })
      expect(methods().filter((one) => one === method)).toHaveLength(1)
    },
  )

  it.each([
    ['eth_sendTransaction', [{ to: BOB, chainId: '0x00000000000089' }]],
    ['eth_sendTransaction', [{ to: BOB, chainId: '137 ' }]],
    ['wallet_sendCalls', { calls: [], chainId: '0x89' }],
  ])("refuses %s when the wallet's chain is uncertain: %j", async (method, params) => {
    const { connection, methods } = await connected({ [method]: () => '0xok' })
    await expect(connection.provider.request({ method, params })).rejects.toMatchObject({
      code: 'chain.mismatch',
    })
    expect(methods()).not.toContain(method)
  })

  it("checks the wallet's chain only before a signature", async () => {
    const { connection, methods } = await connected({ eth_call: () => '0x' })
    const before = methods().length
    await connection.provider.request({ method: 'eth_call', params: [{ to: BOB }, 'latest'] })
    expect(methods().slice(before)).toEqual(['eth_call'])
  })

  it('sends no transaction that names another chain', async () => {
    const { connection } = await connected({ eth_sendTransaction: () => '0xok' })
    const request = { method: 'eth_sendTransaction', params: [{ to: BOB, chainId: '0x89' }] }
    await expect(connection.provider.request(request)).rejects.toMatchObject({
      code: 'chain.mismatch',
    })
    const own = { method: 'eth_sendTransaction', params: [{ to: BOB, chainId: '0x1' }] }
    expect(await connection.provider.request(own)).toBe('0xok')
  })

  it("passes the wallet's events to the host", async () => {
    const { connection, provider } = await connected()
    const chains: string[] = []
    const listener = (chainId: string) => chains.push(chainId)
    connection.provider.on('chainChanged', listener)
    provider.emit('chainChanged', '0x89')
    connection.provider.removeListener('chainChanged', listener)
    provider.emit('chainChanged', '0x1')
    expect(chains).toEqual(['0x89'])
  })
})

describe('disconnecting', () => {
  it('revokes the permission and ends, even if the wallet never answers', async () => {
    const { connection, provider, notified } = await connected({
      wallet_revokePermissions: () => new Promise(() => undefined),
    })
    await connection.disconnect()
    expect(provider.requests.at(-1)).toEqual({
      method: 'wallet_revokePermissions',
      params: [{ eth_accounts: {} }],
    })
    provider.emit('accountsChanged', [])
    expect([notified, provider.listenerCount()]).toEqual([[], 0])
    await expect(connection.provider.request({ method: 'eth_call' })).rejects.toMatchObject({
      code: 'wallet.disconnected',
    })
  })

  async function reconnect(revokeMs: number, accounts: () => readonly string[]) {
    const page = openPage()
    const provider = fakeProvider({
      wallet_revokePermissions: () => page.clock.sleep('clock.timeout', revokeMs),
    })
    const first = (await start(provider, undefined, page).connecting) as Connection
    await first.disconnect()
    const { connecting, errors } = start(provider, undefined, page)
    const again = settled(connecting)
    provider.answers.eth_accounts = accounts
    return { ...page, provider, again, errors }
  }

  it('lets the next connection wait for the revoke of the one before', async () => {
    const { again, clock, provider } = await reconnect(2_500, () => [])
    await clock.run(2_499)
    expect(again.outcome).toBeUndefined()
    provider.emit('accountsChanged', [])
    await clock.run(1)
    expect(again.outcome).toMatchObject({ accounts: [ALICE] })
  })

  it('connects after five seconds while a revoke stays open, and requests again what it takes', async () => {
    const { again, clock, provider, errors } = await reconnect(20_000, () => [])
    await clock.run(5_000)
    const connection = again.outcome as Connection
    const ends: string[] = []
    connection.subscribe({
      accountsChanged: () => undefined,
      chainChanged: () => undefined,
      disconnected: () => ends.push('end'),
    })
    await clock.run(15_000)
    provider.emit('accountsChanged', [])
    await clock.idle()
    expect([ends, connection.accounts, errors]).toEqual([[], [ALICE], []])
    expect(provider.requests.slice(-2).map(({ method }) => method)).toEqual([
      'eth_accounts',
      'eth_requestAccounts',
    ])
  })

  it('ends a connection that the visitor does not grant again', async () => {
    const { again, clock, provider } = await reconnect(20_000, () => [])
    await clock.run(5_000)
    const connection = again.outcome as Connection
    const ends: string[] = []
    connection.subscribe({
      accountsChanged: () => undefined,
      chainChanged: () => undefined,
      disconnected: () => ends.push('end'),
    })
    provider.answers.eth_requestAccounts = () => Promise.reject(rpcError(4001, 'no'))
    provider.emit('accountsChanged', [])
    await clock.idle()
    expect(ends).toEqual(['end'])
  })

  it('ends a later connection as soon as its own accounts are gone', async () => {
    const { again, clock, provider } = await reconnect(100, () => [])
    await clock.run(2_000)
    const connection = again.outcome as Connection
    const ends: string[] = []
    connection.subscribe({
      accountsChanged: () => undefined,
      chainChanged: () => undefined,
      disconnected: () => ends.push('end'),
    })
    provider.emit('accountsChanged', [])
    expect(ends).toEqual(['end'])
  })

  it('reports a wallet that refuses to revoke, but not one without the method', async () => {
    const refusing = await connected({
      wallet_revokePermissions: () => Promise.reject(rpcError(4001, 'no')),
    })
    await refusing.connection.disconnect()
    const unable = await connected()
    await unable.connection.disconnect()
    await createTestClock().idle()
    expect(refusing.errors).toMatchObject([{ code: 'wallet.rejected' }])
    expect(unable.errors).toEqual([])
  })
})
