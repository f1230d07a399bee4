import { expect, it } from 'vitest'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { recipientGuard } from './recipientGuard.ts'
import { createSendTest, other, toVera, vera } from '../testing/createSendTest.ts'

function check(ensAddress: () => Promise<string | undefined>, change: Partial<typeof toVera> = {}) {
  const shown = { ...toVera, ...change }
  const { chainId, from } = shown
  const order = { kind: 'transfer', screen: 1, chainId, account: from, shown } as const
  const { core } = createSendTest({ chains: { ensAddress } })
  return recipientGuard({ core, order, signal: new AbortController().signal })
}

it('finds nothing wrong with a name that leads to the same account, in whatever case', async () => {
  expect(await check(async () => vera)).toBeUndefined()
  expect(await check(async () => vera.toLowerCase())).toBeUndefined()
})

it('asks nobody where the visitor gave an address', async () => {
  const asked: unknown[] = []
  const ask = async () => void asked.push('asked')
  expect(await check(ask, { name: undefined })).toBeUndefined()
  expect(asked).toEqual([])
})

it('says where the name leads now', async () => {
  expect(await check(async () => other)).toEqual({
    kind: 'nameChanged',
    name: 'vera.eth',
    now: other,
  })
})

it.each([undefined, vera.replace('dC', 'Dc')])('says that %s is no address', async (answer) => {
  expect(await check(async () => answer)).toEqual({ kind: 'nameGone', name: 'vera.eth' })
})

it('says that the name holds nothing that is safe on this network any more', async () => {
  const refuse = () => Promise.reject(new FoyerError('name.otherChain', 'Mainnet only.'))
  expect(await check(refuse)).toEqual({ kind: 'nameGone', name: 'vera.eth' })
})

it('says that nobody can be asked', async () => {
  expect(await check(() => Promise.reject(new FoyerError('chain.failed', 'down')))).toEqual({
    kind: 'nameUnchecked',
    name: 'vera.eth',
  })
})

it('passes on that nobody waits any more', async () => {
  await expect(
    check(() => Promise.reject(new FoyerError('aborted', 'Left.'))),
  ).rejects.toMatchObject({ code: 'aborted' })
})
