import { describe, expect, it } from 'vitest'
import { createTestClock } from '../../mock/clock/testing/testClock.ts'
import { connected, startConnecting } from '../testing/connectedWallet.ts'
import { ALICE, BOB, fakeProvider, rpcError } from '../testing/fakeProvider.ts'

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
    await expect(startConnecting(provider).connecting).rejects.toMatchObject({
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
    await expect(startConnecting(fakeProvider(answers)).connecting).rejects.toMatchObject({
      code: 'wallet.malformed',
    })
  })

  it('treats an empty account list as a rejection', async () => {
    const provider = fakeProvider({ eth_requestAccounts: () => [] })
    await expect(startConnecting(provider).connecting).rejects.toMatchObject({
      code: 'wallet.unauthorized',
    })
  })

  it('stops waiting for a wallet when its caller aborts', async () => {
    const provider = fakeProvider({ eth_requestAccounts: () => new Promise(() => undefined) })
    const leaving = new AbortController()
    const { connecting } = startConnecting(provider, leaving.signal)
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
