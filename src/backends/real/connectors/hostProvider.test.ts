import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../mock/shared/deferred.ts'
import { connected, settled } from '../testing/connectedWallet.ts'
import { ALICE, BOB, fakeProvider } from '../testing/fakeProvider.ts'
import { createTestClock } from '../../mock/clock/testing/testClock.ts'
import { connectEip1193 } from './connectEip1193.ts'
import { createLateRevokes } from './lateRevokes.ts'

/** A connected wallet that is slow to report its chain. */
async function connectSlow() {
  const wallet = fakeProvider({ eth_sendTransaction: () => '0xsent' })
  const clock = createTestClock()
  const connection = await connectEip1193({
    clock,
    revokes: createLateRevokes(clock),
    connector: { id: 'io.fox', type: 'ANNOUNCED', name: 'Fox', chain: 'eip155' },
    provider: wallet,
    silent: false,
    rpcUrl: () => 'https://rpc.example',
    onError: () => undefined,
  })
  if (connection === undefined) throw new Error('The wallet granted no account.')
  const chainId = createDeferred<string>()
  wallet.answers.eth_chainId = () => chainId.promise
  const signed = () => wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')
  return { chainId, connection, signed, wallet }
}

const request = { method: 'eth_sendTransaction', params: [{ chainId: '0x1' }] }

it('refuses to sign when the wallet disconnects during the chain check', async () => {
  const { chainId, connection, signed } = await connectSlow()
  const sending = connection.provider.request(request)
  await connection.disconnect()
  chainId.resolve('0x1')
  await expect(sending).rejects.toMatchObject({ code: 'wallet.disconnected' })
  expect(signed()).toEqual([])
})

it('sends a `requestNow` to the wallet at once, and never after the session ended', async () => {
  const { connection, signed } = await connectSlow()
  const sending = connection.requestNow?.(request)
  expect(signed()).toEqual([request])
  expect(await sending).toBe('0xsent')
  await connection.disconnect()
  await expect(connection.requestNow?.(request)).rejects.toMatchObject({
    code: 'wallet.disconnected',
  })
  expect(signed()).toHaveLength(1)
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

  it('is refused a signature after 5 s when it never answers `eth_chainId`', async () => {
    const { connection, provider, clock, methods } = await connected({
      personal_sign: () => '0xok',
    })
    provider.answers.eth_chainId = () => new Promise(() => undefined)
    const signing = settled(connection.provider.request(sign))
    await clock.run(4_999)
    expect(signing.outcome).toBeUndefined()
    await clock.run(1)
    expect(signing.outcome).toMatchObject({ code: 'wallet.failed' })
    expect([methods().includes('personal_sign'), clock.pending()]).toEqual([false, []])
    provider.answers.eth_chainId = () => '0x1'
    expect(await connection.provider.request(sign)).toBe('0xok')
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
