import { describe, expect, it } from 'vitest'
import type { Eip1193Request } from '../../../backends/port/connectors.ts'
import type { SiweConfig, SiweSession } from '../../core/options/config.ts'
import { createTestConnection, testAddress, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { createTestSiwe } from '../../testing/testSiwe.ts'
import { signInSteps } from './signInSteps.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const mine: SiweSession = { address: testAddress, chainId: 'eip155:1' }
const signature = `0x${'ab'.repeat(65)}`

async function setUp(changes: Partial<SiweConfig> = {}, onRequest: () => void = () => undefined) {
  const siwe = createTestSiwe(changes)
  const test = createTestCore({ host: { isSiweEnabled: true, siweConfig: siwe.siweConfig } })
  const requests: Eip1193Request[] = []
  const { connection } = createTestConnection({
    provider: {
      async request(request) {
        requests.push(request)
        onRequest()
        return signature
      },
      on: () => undefined,
      removeListener: () => undefined,
    },
  })
  test.core.session.adopt(testConnector, connection)
  await test.clock.idle()
  siwe.asked.length = 0
  return { ...test, ...siwe, requests }
}

it('the sign-in does not start without an account, and requests no nonce', async () => {
  const { asked, core } = await setUp()
  await core.session.disconnect()
  asked.length = 0
  expect(await signInSteps(core, new AbortController().signal)).toMatchObject({
    problem: 'unreachable',
    error: { code: 'none.account' },
  })
  expect(asked).toEqual([])
})

describe('a server', () => {
  it.each([
    ['another account', { ...mine, address: other }],
    ['another chain', { ...mine, chainId: 'eip155:137' as const }],
    ['nobody', null],
  ])(
    'signs in no one when the server verified and then has a session of %s',
    async (_, session) => {
      const { core } = await setUp({ getSession: async () => session })
      const outcome = await signInSteps(core, new AbortController().signal)
      expect(outcome).toMatchObject({
        problem: 'verifyFailed',
        error: { message: expect.stringContaining('no session for this account and chain') },
      })
    },
  )

  it('signs in an account that the server writes in another letter case', async () => {
    const session = { ...mine, address: testAddress.toLowerCase() }
    const { core } = await setUp({ getSession: async () => session })
    expect(await signInSteps(core, new AbortController().signal)).toEqual({ session })
  })

  it('requests no session from a server that refused the signature', async () => {
    const { asked, core } = await setUp({ verifyMessage: async () => false })
    expect(await signInSteps(core, new AbortController().signal)).toMatchObject({
      problem: 'verifyFailed',
      error: { message: expect.stringContaining('did not accept the signature') },
    })
    expect(asked).toEqual(['nonce'])
  })
})

describe('after the visitor has left', () => {
  const steps = ['nonce', 'message', 'signature', 'verified', 'session'] as const
  const problems = [
    'unreachable',
    'wrongMessage',
    'declined',
    'verifyFailed',
    'verifyFailed',
  ] as const

  it.each(steps.map((step, at) => [step, at] as const))(
    'takes no further step after the %s when the visitor has left',
    async (step, at) => {
      const work = new AbortController()
      const done: string[] = []
      const stops = new Map<string, () => void>()
      const reach = (reached: string) => {
        done.push(reached)
        stops.get(reached)?.()
      }
      const config = createTestSiwe().siweConfig
      const { core } = await setUp(
        {
          getNonce: async (address) => (reach('nonce'), config.getNonce(address)),
          createMessage: (parts) => (reach('message'), config.createMessage(parts)),
          verifyMessage: async () => (reach('verified'), true),
          getSession: async () => (reach('session'), mine),
        },
        () => reach('signature'),
      )
      done.length = 0
      stops.set(step, () => work.abort())
      expect(await signInSteps(core, work.signal)).toMatchObject({ problem: problems[at] })
      // If the server has started a session by then, one look decides whether it has to end.
      const looks = { nonce: 0, message: 0, signature: 0, verified: 1, session: 1 }[step]
      expect(done).toEqual([...steps.slice(0, at + 1), ...['session'].slice(0, looks)])
    },
  )
})

it('makes no request when no account is connected', async () => {
  const { asked, core, requests } = await setUp()
  await core.session.disconnect()
  expect(await signInSteps(core, new AbortController().signal)).toMatchObject({
    problem: 'unreachable',
    error: { code: 'none.account' },
  })
  expect([asked, requests]).toEqual([[], []])
})

it('requests nothing when the host has no sign-in', async () => {
  const { core } = createTestCore()
  core.session.adopt(testConnector, createTestConnection().connection)
  expect(await signInSteps(core, new AbortController().signal)).toMatchObject({
    problem: 'unreachable',
    error: { code: 'config.invalid' },
  })
})
