import { expect, it } from 'vitest'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createSendTest, other, toVera } from '../testing/sendTest.ts'
import { effectGuard } from './effectGuard.ts'
import type { Transfer } from './transfer.ts'

const token = { ...toVera, token: other }
const word = (value: number) => `0x${String(value).padStart(64, '0')}`

async function guard(shown: Transfer, answer: () => unknown) {
  const asked: unknown[] = []
  const { core, seen } = createSendTest({
    chains: {
      async call(_network, method, params) {
        asked.push([method, ...params])
        return answer()
      },
    },
  })
  const order = {
    kind: 'transfer',
    screen: 1,
    chainId: 'eip155:1',
    account: toVera.from,
    shown,
  } as const
  const { signal } = new AbortController()
  return { problem: await effectGuard({ core, order, signal }), asked, seen }
}

it('stops a transfer that the token answers with false', async () => {
  const { asked, problem } = await guard(token, () => word(0))
  expect(problem).toEqual({ kind: 'refused' })
  const call = {
    from: toVera.from,
    to: other,
    data: expect.stringMatching(/^0xa9059cbb/) as unknown,
  }
  expect(asked).toEqual([['eth_call', call, 'latest']])
})

it.each([
  ['true', word(1)],
  ['nothing, like USDT', '0x'],
  ['an unknown form', null],
])('lets a transfer pass that the token answers with %s', async (_, answer) => {
  expect((await guard(token, () => answer)).problem).toBeUndefined()
})

it.each(['chain.failed', 'network.failed'] as const)(
  'lets a transfer pass when the chain cannot tell (%s), and reports that',
  async (code) => {
    const { problem, seen } = await guard(token, () => {
      throw new FoyerError(code, 'execution reverted')
    })
    expect(problem).toBeUndefined()
    expect(seen).toContainEqual(expect.objectContaining({ about: 'send.effect', code }))
  },
)

it('asks nothing about a coin', async () => {
  expect(await guard(toVera, () => word(0))).toMatchObject({ problem: undefined, asked: [] })
})
