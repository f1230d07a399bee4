import { beforeEach, describe, expect, it } from 'vitest'
import { createSecureSiteTest } from '../testing/secureSiteTest.ts'

let up: ReturnType<typeof createSecureSiteTest>
beforeEach(async () => {
  up = createSecureSiteTest()
  await up.mount()
})

describe('the loading of the frame', () => {
  it('simulates a frame that is slow, hangs or fails to load', async () => {
    const own = createSecureSiteTest()
    own.inject('frame.mount', { kind: 'hang' })
    const hung = own.failure(own.mount())
    await own.clock.run(20_000)
    expect(await hung).toMatchObject({ code: 'frame.notLoaded' })
    own.inject('frame.mount', { kind: 'latency', ms: 5_000 })
    const slow = own.mount().then(() => own.clock.now())
    await own.clock.run(6_000)
    expect(await slow).toBe(25_000)
  })

  it("simulates the browser's error page, which loads and answers nothing", async () => {
    const own = createSecureSiteTest()
    own.inject('frame.mount', { kind: 'drop' })
    await own.mount()
    const login = own.auth.connectEmail('ada@example.com').then(() => own.clock.now())
    await own.clock.run(5_000)
    expect(await login).toBe(5_000)
    expect(own.log.list().map(({ name, faultId }) => [name, faultId])).toEqual([
      ['frame.mount', 'f'],
      ['frame.connectEmail', undefined],
      ['frame.isConnected', undefined],
      ['frame.mount', undefined],
    ])
  })
})

describe('faults', () => {
  const login = () => up.failure(up.auth.connectEmail('ada@example.com'))

  it('a hanging request lasts until the client gives up on the clock', async () => {
    up.inject('frame.connectEmail', { kind: 'hang' })
    const answer = login()
    await up.clock.run(30_000)
    expect(await answer).toMatchObject({ code: 'frame.notLoaded' })
    expect(up.log.list().at(-1)).toMatchObject({ status: 'failed', faultId: 'f' })
    expect(up.mailbox.mails()).toEqual([])
  })

  it('rejects with a message', async () => {
    up.inject('frame.connectEmail', { kind: 'reject', code: 0, message: 'Out of order' })
    expect(await login()).toMatchObject({ code: 'frame.failed', serverText: 'Out of order' })
  })

  it('returns a malformed response', async () => {
    up.inject('frame.connectEmail', { kind: 'malformed' })
    expect(await login()).toMatchObject({ code: 'frame.malformed' })
  })

  it('a fault delays the request or its answer', async () => {
    up.inject('frame.connectEmail', { kind: 'latency', ms: 5_000 })
    const slow = login()
    await up.clock.run(5_000)
    await slow
    expect(up.mailbox.mails()[0]?.at).toBe(5_000)
    up.inject('frame.connectOtp', { kind: 'late', ms: 5_000 })
    const late = up.auth.connectOtp(up.code()).then(() => up.clock.now())
    await up.clock.run(10_000)
    expect(await late).toBe(10_000)
  })

  it('the client rejects the repeat of a reply, an old reply and a forged one', async () => {
    up.inject('frame.connectEmail', { kind: 'wrongOrigin' })
    await login()
    up.inject('frame.connectOtp', { kind: 'duplicate' })
    await up.auth.connectOtp(up.code())
    await up.auth.getUser('eip155:1')
    up.inject('frame.getUser', { kind: 'stale' })
    await up.auth.getUser('eip155:137')
    expect(up.refused.map(({ reason }) => reason)).toEqual(['origin', 'unknownId', 'unknownId'])
  })
})

it('the call log lists each call once, although it passes the port and the frame', async () => {
  await up.auth.connectEmail('ada@example.com')
  await up.auth.connectOtp(up.code())
  const connection = await up.auth.connect({ chainId: 'eip155:1' })
  await connection.provider.request({ method: 'eth_getBalance', params: ['0x1'] })
  expect(up.log.list().map(({ name, status }) => [name, status])).toEqual([
    ['frame.mount', 'done'],
    ['frame.connectEmail', 'done'],
    ['frame.connectOtp', 'done'],
    ['frame.getUser', 'done'],
    ['frame.eth_getBalance', 'done'],
  ])
})

describe('messages that the widget does not send', () => {
  const answer = async (data: unknown) => {
    const answers: unknown[] = []
    await up.respond(data, (reply) => answers.push(reply))
    return answers
  }

  it('answers invalid messages with an error', async () => {
    expect(await answer({ type: '@w3m-app/DANCE', id: 'a' })).toEqual([
      {
        type: '@w3m-frame/DANCE_ERROR',
        id: 'a',
        payload: { message: 'Invalid request: DANCE cannot be read' },
      },
    ])
    expect(await answer({ type: 'from somebody else' })).toEqual([])
  })

  it('answers a message without an id, and adds none', async () => {
    expect(await answer({ type: '@w3m-app/IS_CONNECTED' })).toEqual([
      { type: '@w3m-frame/IS_CONNECTED_SUCCESS', payload: { isConnected: false } },
    ])
  })

  it('aborts the request that waits for the person (RPC_ABORT, RELOAD)', async () => {
    await up.auth.connectEmail('ada@example.com')
    await up.auth.connectOtp(up.code())
    const { provider, accounts } = await up.auth.connect({ chainId: 'eip155:1' })
    const [address] = accounts
    const sign = () =>
      up.failure(provider.request({ method: 'personal_sign', params: ['0x68', address] }))
    for (const call of ['RPC_ABORT', 'RELOAD']) {
      const shown = new Promise<void>((resolve) => up.service.subscribe(resolve))
      const signing = sign()
      await shown
      expect(up.service.requests()).toHaveLength(1)
      expect(await answer({ type: `@w3m-app/${call}`, id: 'b' })).toEqual([
        { type: `@w3m-frame/${call}_SUCCESS`, id: 'b' },
      ])
      expect(up.service.requests()).toEqual([])
      expect(await signing).toMatchObject({ serverText: 'Request was aborted' })
    }
  })

  it.each([
    ['SWITCH_NETWORK', { chainId: 31337 }, 'Unknown chain 31337'],
    ['SWITCH_NETWORK', { chainId: 'cosmos:hub' }, 'Unknown chain cosmos:hub'],
    ['GET_USER', { chainId: 'solana:nowhere' }, 'Unknown chain solana:nowhere'],
  ])(
    'rejects messages for a chain that the site does not know: %s %j',
    async (call, payload, message) => {
      await up.auth.connectEmail('ada@example.com')
      await up.auth.connectOtp(up.code())
      expect(await answer({ type: `@w3m-app/${call}`, id: 'c', payload })).toEqual([
        { type: `@w3m-frame/${call}_ERROR`, id: 'c', payload: { message } },
      ])
      expect(up.world.get().secureSession?.chainId).toBe('eip155:1')
    },
  )

  it.each([
    'wallet_grantPermissions',
    'eth_sendUserOperation',
    'solana_signMessage',
    'solana_signAndSendTransaction',
  ])('rejects unsupported messages by name: %s', async (method) => {
    await up.auth.connectEmail('ada@example.com')
    await up.auth.connectOtp(up.code())
    const request = { type: '@w3m-app/RPC_REQUEST', id: 'd', payload: { method, params: [] } }
    expect(await answer(request)).toEqual([
      {
        type: '@w3m-frame/RPC_REQUEST_ERROR',
        id: 'd',
        payload: { message: `${method} is not available on eip155:1` },
      },
    ])
  })
})
