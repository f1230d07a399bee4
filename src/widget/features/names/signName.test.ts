import { expect, it } from 'vitest'
import type { Eip1193Request } from '../../../backends/port/connectors.ts'
import { createTestConnection, testConnector } from '../../core/testing/createTestConnection.ts'
import { createTestCore } from '../../core/testing/createTestCore.ts'
import { signName } from './signName.ts'

const [first, second] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const
const message = (name: string) =>
  `0x${Buffer.from(JSON.stringify({ name, attributes: {}, timestamp: 1 })).toString('hex')}`

/** The wallet has two accounts, and the second one is on the screen. */
async function sign(change: Partial<Eip1193Request> = {}) {
  const asked: Eip1193Request[] = []
  const answers = new Map<string, unknown>([
    ['eth_accounts', [first, second]],
    ['eth_chainId', '0x1'],
  ])
  const { clock, core } = createTestCore()
  const { connection } = createTestConnection({
    accounts: [first, second],
    provider: {
      async request(request) {
        asked.push(request)
        return answers.get(request.method) ?? '0xsigned'
      },
      on: () => undefined,
      removeListener: () => undefined,
    },
  })
  core.session.adopt(testConnector, connection)
  core.session.setAddress(second)
  core.open('RegisterAccountName')
  const shown = { name: 'quayside.wcn.id' }
  const screen = core.router.current().id
  const signed = signName(
    core,
    { method: 'personal_sign', params: [message('quayside.wcn.id'), second], ...change },
    {
      order: { kind: 'nameRegistration', screen, chainId: 'eip155:1', account: second, shown },
      shownNow: () => shown,
      sources: [],
    },
  ).catch((error: unknown) => error)
  await clock.idle()
  return { answer: await signed, asked: asked.filter(({ method }) => method === 'personal_sign') }
}

it('has the name signed by the account on the screen, not by the first of the wallet', async () => {
  const { answer, asked } = await sign()
  expect(answer).toBe('0xsigned')
  expect(asked.map(({ params }) => params)).toEqual([[message('quayside.wcn.id'), second]])
})

it.each([
  ['another account', { params: [message('quayside.wcn.id'), first] }],
  ['another name', { params: [message('harbour.wcn.id'), second] }],
  ['another request', { method: 'eth_sign' }],
  ['a message that is no list', { params: { 0: message('quayside.wcn.id'), 1: second } }],
  ['a message that is no text', { params: [{ slice: 1 }, second] }],
  ['an empty message', { params: ['0x', second] }],
])('has nothing signed for %s than the screen shows', async (_, change) => {
  const { answer, asked } = await sign(change)
  expect(answer).toMatchObject({ code: 'name.failed' })
  expect(asked).toEqual([])
})
