import { describe, expect, it } from 'vitest'
import type { Names } from '../../../backends/port/names.ts'
import { resolveRecipient } from './resolveRecipient.ts'
import { createSendTest, other, vera } from './testing/createSendTest.ts'

const names = (resolve: Names['resolve']): Names => ({
  suffix: '.wcn.id',
  resolve,
  suggestions: async () => [],
  isRegistered: async () => false,
  reverse: async () => undefined,
  register: async () => undefined,
})

const behind = (...answers: readonly string[]) => {
  const { core } = createSendTest({ backend: { names: names(async () => answers) } })
  return resolveRecipient(core, 'vera.wcn.id')
}
const solana = 'GVLw4hBnpWEY8hUmhPnVrGKvXJ5YjW6nN4QYV9xpqkrD'

describe('a name of the own zone', () => {
  it('stands for the first address among the answers, in mixed case', async () => {
    expect(await behind('', solana, other.toLowerCase(), vera)).toBe(other)
  })

  it.each([
    ['nobody'],
    ['another chain’s account', solana],
    ['half an address', vera.slice(0, -1)],
    ['more than an address', `${vera}0`],
    ['an address whose letters do not fit', vera.replace('dC', 'Dc')],
  ])('stands for nobody when %s answers', async (_, ...answers) => {
    expect(await behind(...answers)).toBeUndefined()
  })

  it('is asked of its own service only, small, and with the one who waits for it', async () => {
    const asked: unknown[] = []
    const { core } = createSendTest({
      backend: { names: names(async (...question) => (asked.push(question), [vera])) },
      chains: { ensAddress: () => Promise.reject(new Error('ENS was asked')) },
    })
    const { signal } = new AbortController()
    expect(await resolveRecipient(core, 'Vera.WCN.id', signal)).toBe(vera)
    expect(asked).toEqual([['vera.wcn.id', signal]])
  })
})

it('asks ENS where the name only looks like one of the own zone', async () => {
  const asked: unknown[] = []
  const { core } = createSendTest({
    backend: { names: names(() => Promise.reject(new Error('the name service was asked'))) },
    chains: { ensAddress: async (...question) => (asked.push(question), vera) },
  })
  const { signal } = new AbortController()
  expect(await resolveRecipient(core, '.wcn.id.eth', signal)).toBe(vera)
  expect(asked).toEqual([['.wcn.id.eth', signal]])
})

it('takes Solana’s own writing as it is, and no other chain’s', async () => {
  const { core } = createSendTest({ backend: { names: names(async () => [vera, solana]) } })
  core.networks.store.setState({ activeId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
  expect(await resolveRecipient(core, 'vera.wcn.id')).toBe(solana)
})
