import { expect, it } from 'vitest'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { recipientGuard } from './recipientGuard.ts'
import { createSendTest, other, toVera, vera } from '../testing/sendTest.ts'

function check(ensAddress: () => Promise<string | undefined>, change: Partial<typeof toVera> = {}) {
  const shown = { ...toVera, ...change }
  const { chainId, from } = shown
  const order = { kind: 'transfer', screen: 1, chainId, account: from, shown } as const
  const { core, seen } = createSendTest({ chains: { ensAddress } })
  const { signal } = new AbortController()
  return { seen, problem: recipientGuard({ core, order, signal }) }
}

it('accepts a name that resolves to the same account, in any case', async () => {
  expect(await check(async () => vera).problem).toBeUndefined()
  expect(await check(async () => vera.toLowerCase()).problem).toBeUndefined()
})

it('sends no request if the visitor entered an address', async () => {
  const asked: unknown[] = []
  const ask = async () => void asked.push('asked')
  expect(await check(ask, { name: undefined }).problem).toBeUndefined()
  expect(asked).toEqual([])
})

it('returns the address that the name resolves to now', async () => {
  expect(await check(async () => other).problem).toEqual({
    kind: 'nameChanged',
    name: 'vera.eth',
    now: other,
  })
})

it.each([undefined, vera.replace('dC', 'Dc')])(
  'rejects %s, which is not an address',
  async (answer) => {
    expect(await check(async () => answer).problem).toEqual({ kind: 'nameGone', name: 'vera.eth' })
  },
)

it('reports a name without a safe address for this network', async () => {
  const refuse = () => Promise.reject(new FoyerError('name.otherChain', 'Mainnet only.'))
  expect(await check(refuse).problem).toEqual({ kind: 'nameGone', name: 'vera.eth' })
})

it('reports that the name cannot be checked, and tells the observer why', async () => {
  const { problem, seen } = check(() => Promise.reject(new FoyerError('chain.failed', 'down')))
  expect(await problem).toEqual({ kind: 'nameUnchecked', name: 'vera.eth' })
  expect(seen).toContainEqual(expect.objectContaining({ about: 'send.name' }))
})

it('rejects with the abort when the caller stops waiting', async () => {
  await expect(
    check(() => Promise.reject(new FoyerError('aborted', 'Left.'))).problem,
  ).rejects.toMatchObject({ code: 'aborted' })
})
