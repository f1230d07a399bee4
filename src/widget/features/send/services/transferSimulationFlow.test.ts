import { expect, it } from 'vitest'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createTransferSimulationFlow } from './transferSimulationFlow.ts'
import { solanaAccounts } from '../../../../../anvil/solana/solanaAccounts.ts'
import { createSendTest, other, toVera } from '../testing/sendTest.ts'
import { solanaHost } from '../testing/solanaHost.ts'
import { sol } from '../testing/testTokens.ts'

const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
const ok = (returnData = '0x') => ({ status: '0x1', returnData })
const token = { ...toVera, token: other, units: 100n }

async function simulateTransfer(transfer: typeof toVera, calls: unknown) {
  return simulated(transfer, calls instanceof Error ? calls : [{ calls }])
}

async function simulated(
  transfer: typeof toVera,
  answer: unknown,
  host?: NonNullable<Parameters<typeof createSendTest>[0]>['host'],
) {
  const asked: unknown[] = []
  const { clock, core, seen } = createSendTest({
    host,
    chains: {
      async call(_network, method, params) {
        asked.push([method, ...params])
        if (answer instanceof Error) throw answer
        return answer
      },
    },
  })
  const flow = createTransferSimulationFlow(core, transfer)
  flow.start()
  await clock.idle()
  const notes = seen.flatMap((each) => (each.type === 'note' ? [each.about] : []))
  return { asked, notes, state: flow.store.getState() }
}

it('simulates the transfer between two reads of the recipient’s balance', async () => {
  const { asked, state } = await simulateTransfer(token, [ok(word(5n)), ok(), ok(word(105n))])
  expect(state).toEqual({ status: 'known', simulated: { kind: 'asShown' } })
  const look = {
    from: toVera.from,
    to: other,
    data: `0x70a08231${'0'.repeat(24)}${toVera.recipient.slice(2)}`,
  }
  const transfer = expect.objectContaining({ to: other, value: '0x0' }) as unknown
  expect(asked).toEqual([
    ['eth_simulateV1', { blockStateCalls: [{ calls: [look, transfer, look] }] }, 'latest'],
  ])
})

it('returns the received amount if the token keeps a part', async () => {
  const { state } = await simulateTransfer(token, [ok(word(5n)), ok(word(1n)), ok(word(104n))])
  expect(state).toEqual({ status: 'known', simulated: { kind: 'less', units: 99n } })
})

it('reports that the network would reject the transfer', async () => {
  const failed = { status: '0x0', returnData: '0x' }
  const { state } = await simulateTransfer(token, [ok(word(5n)), failed, ok(word(5n))])
  expect(state).toEqual({ status: 'known', simulated: { kind: 'fails' } })
  expect((await simulateTransfer(toVera, [failed])).state).toEqual(state)
})

it.each([
  [{ error: { message: 'execution reverted: Blacklistable: account is blacklisted' } }],
  [{ returnData: `0x08c379a0${Buffer.from('Pausable: paused').toString('hex')}` }],
  [{ error: { code: 3, message: 'EnforcedPause()' } }],
])('reports that the issuer of the token has blocked the transfer: %j', async (said) => {
  const failed = { status: '0x0', returnData: '0x', ...said }
  const { state } = await simulateTransfer(token, [ok(word(5n)), failed, ok(word(5n))])
  expect(state).toEqual({ status: 'known', simulated: { kind: 'blocked' } })
  expect((await simulateTransfer(toVera, [failed])).state).toMatchObject({
    simulated: { kind: 'fails' },
  })
})

it('reports that the token would refuse the transfer without reverting', async () => {
  const { state } = await simulateTransfer(token, [ok(word(5n)), ok(word(0n)), ok(word(5n))])
  expect(state).toEqual({ status: 'known', simulated: { kind: 'refused' } })
})

it('asks the token itself if the node cannot simulate', async () => {
  const answers: Readonly<Record<string, () => Promise<unknown>>> = {
    eth_call: async () => word(0n),
    eth_simulateV1: () => Promise.reject(new FoyerError('chain.failed', 'no such method')),
  }
  const { clock, core } = createSendTest({
    chains: {
      call: (_network, method) => answers[method]?.() as Promise<unknown>,
    },
  })
  const flow = createTransferSimulationFlow(core, token)
  flow.start()
  await clock.idle()
  expect(flow.store.getState()).toEqual({ status: 'known', simulated: { kind: 'refused' } })
})

it('returns nothing if a balance is unreadable, or the node cannot simulate', async () => {
  expect((await simulateTransfer(token, [ok(), ok(), ok()])).state).toMatchObject({
    simulated: { kind: 'asShown' },
  })
  expect((await simulateTransfer(toVera, [])).state).toEqual({ status: 'unknown' })
  const refused = new FoyerError('chain.failed', 'no such method')
  expect((await simulateTransfer(token, refused)).state).toEqual({ status: 'unknown' })
})

it('expects no growth for a transfer to oneself', async () => {
  const self = { ...token, recipient: toVera.from }
  const { state } = await simulateTransfer(self, [ok(word(500n)), ok(), ok(word(500n))])
  expect(state).toMatchObject({ simulated: { kind: 'asShown' } })
})

it('simulates the transfer of a coin alone', async () => {
  const { asked, state } = await simulateTransfer(toVera, [ok()])
  const transfer = expect.objectContaining({ to: toVera.recipient, data: '0x' }) as unknown
  expect(asked).toEqual([
    ['eth_simulateV1', { blockStateCalls: [{ calls: [transfer] }] }, 'latest'],
  ])
  expect(state).toEqual({ status: 'known', simulated: { kind: 'asShown' } })
})

it.each([[null], ['x'], [[]], [[null]], [[{ calls: 'x' }]], [{ 0: { calls: [ok()] } }]])(
  'ignores an answer of another shape: %j',
  async (answer) => {
    expect(await simulated(toVera, answer)).toMatchObject({
      state: { status: 'unknown' },
      notes: [],
    })
  },
)

it('reports why the node did not simulate', async () => {
  const refused = new FoyerError('chain.failed', 'no such method')
  expect((await simulateTransfer(token, refused)).notes).toEqual(['send.simulate'])
})

it.each([
  [word(5n), '0x'],
  ['0x', word(5n)],
  [word(5n), `${word(6n)}00`],
  [`x${word(5n)}`, word(6n)],
  [`${word(0n)}0`, word(6n)],
  [`${word(0n)}x`, word(6n)],
  [word(0n).slice(0, -1), word(6n)],
  [word(5n), undefined],
])('compares no unreadable balances: %s, %s', async (before, after) => {
  const results = [ok(before), ok(), { status: '0x1', returnData: after }]
  expect((await simulateTransfer(token, results)).state).toMatchObject({
    simulated: { kind: 'asShown' },
  })
})

it('reads a balance in capitals', async () => {
  const after = word(0xabcn).toUpperCase().replace('0X', '0x')
  const results = [ok(word(0xabcn)), ok(), ok(after)]
  expect((await simulateTransfer(token, results)).state).toMatchObject({
    simulated: { kind: 'less', units: 0n },
  })
})

it('sends no request on a network that the host has not configured', async () => {
  const { asked, state } = await simulateTransfer({ ...toVera, chainId: 'eip155:999' }, [ok()])
  expect([asked, state]).toEqual([[], { status: 'unknown' }])
})

it('simulates the transfer of a coin on a Solana node', async () => {
  const [from = '', recipient = ''] = solanaAccounts.map(({ address }) => address)
  const transfer = { ...toVera, chainId: sol.chainId, from, recipient, units: 5n, decimals: 9 }
  const { asked, state } = await simulated(transfer, { value: { err: null } }, solanaHost)
  expect(asked).toEqual([['simulateTransaction', expect.any(String), expect.anything()]])
  expect(state).toEqual({ status: 'known', simulated: { kind: 'asShown' } })
})
