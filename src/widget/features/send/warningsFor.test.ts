import { describe, expect, it } from 'vitest'
import type { Transaction } from '../../../backends/port/history.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import { createKnownAddresses } from './knownAddresses.ts'
import { recentRecipients } from './recentRecipients.ts'
import { createSendTest, other, toVera, vera } from './testing/createSendTest.ts'
import { warningsFor } from './warningsFor.ts'

const planted = `0x14dc${'0'.repeat(32)}9955`
const nobody = { own: toVera.from, dealtWith: [], paid: [], trusted: [], tokens: [] }

describe('a recipient', () => {
  it('that looks like one of the history is pointed out', () => {
    expect(warningsFor(planted, { ...nobody, dealtWith: [other, vera] })).toEqual([
      { kind: 'lookAlike', known: vera },
    ])
  })

  it('that looks like a recent recipient is pointed out, and the recipient itself is not', () => {
    const known = { ...nobody, trusted: [vera], dealtWith: [planted] }
    expect(warningsFor(planted, known)).toEqual([{ kind: 'lookAlike', known: vera }])
    expect(warningsFor(vera, known)).toEqual([])
  })

  it('that was paid before is who they are, though a look-alike was planted in the history', () => {
    const known = { ...nobody, dealtWith: [planted, vera], paid: [vera] }
    expect(warningsFor(planted, known)).toEqual([{ kind: 'lookAlike', known: vera }])
    expect(warningsFor(vera, known)).toEqual([])
  })

  it('that was paid before is pointed out beside one that was paid, too', () => {
    expect(warningsFor(planted, { ...nobody, paid: [planted, vera] })).toEqual([
      { kind: 'lookAlike', known: vera },
    ])
  })

  it('that looks like the own account is pointed out', () => {
    const { from } = toVera
    expect(warningsFor(`${from.slice(0, 6)}${'1'.repeat(32)}${from.slice(-4)}`, nobody)).toEqual([
      { kind: 'lookAlike', known: from },
    ])
  })

  it('that is the own account or a token is pointed out', () => {
    expect(warningsFor(toVera.from.toLowerCase(), nobody)).toEqual([{ kind: 'ownAccount' }])
    expect(warningsFor(other, { ...nobody, tokens: [other] })).toEqual([{ kind: 'tokenContract' }])
  })

  it('is fine where nobody is connected any more', () => {
    expect(warningsFor(vera, { ...nobody, own: undefined })).toEqual([])
  })

  it('of whom nothing is known is fine', () => {
    expect(warningsFor(vera, { ...nobody, dealtWith: [other, vera] })).toEqual([])
  })
})

describe('recent recipients', () => {
  it('are kept newest first, each once, at most 20', () => {
    const { storage } = createSendTest().core.backend
    const all = Array.from({ length: 25 }, (_, index) => `0x${String(index).padStart(40, '0')}`)
    for (const each of [...all, vera, other, vera.toLowerCase()])
      recentRecipients.add(storage, each)
    const kept = recentRecipients.read(storage)
    expect(kept).toHaveLength(20)
    expect(kept.slice(0, 3)).toEqual([vera.toLowerCase(), other, all.at(-1)])
  })

  it.each(['{', '5', '[1,null]'])('are none when %s was kept', (kept) => {
    const { storage } = createSendTest().core.backend
    storage.set('@foyer/recipients', kept)
    expect(recentRecipients.read(storage)).toEqual([])
  })
})

describe('the addresses of the history', () => {
  const transaction = (sentFrom: string, sentTo: string) =>
    ({ id: 'a', hash: 'a', minedAt: 0, transfers: [], sentFrom, sentTo }) as unknown as Transaction

  it('are those of both sides, each once', async () => {
    const transactions = [transaction(toVera.from, vera), transaction(other, toVera.from)]
    const { core } = createSendTest({
      backend: { history: { transactions: async () => ({ transactions }) } },
    })
    const known = core.use(createKnownAddresses)
    await known.load()
    expect(known.store.getState().dealtWith).toEqual([vera, toVera.from, other])
  })

  it.each([
    ['a payment', {}, [vera]],
    ['nothing that was moved', { quantity: { numeric: '0' } }, []],
    ['a token without a price', { price: undefined }, []],
    ['what came in', { direction: 'in' }, []],
  ])('were paid where the history tells of %s', async (_, changes, paid) => {
    const moved = { direction: 'out', quantity: { numeric: '0.1' }, price: 2, ...changes }
    const payment = {
      ...transaction(toVera.from, vera),
      operationType: 'send',
      status: 'confirmed',
    }
    const transactions = [
      { ...payment, transfers: [moved] },
      { ...payment, sentTo: other, status: 'failed', transfers: [moved] },
      { ...payment, sentTo: other, operationType: 'trade', transfers: [moved] },
    ] as unknown as Transaction[]
    const { core } = createSendTest({
      backend: { history: { transactions: async () => ({ transactions }) } },
    })
    const known = core.use(createKnownAddresses)
    await known.load()
    expect(known.store.getState().paid).toEqual(paid)
  })

  it('are none when the service fails or there is none', async () => {
    const transactions = () => Promise.reject(new FoyerError('http.status', 'down'))
    const { core, seen } = createSendTest({ backend: { history: { transactions } } })
    await core.use(createKnownAddresses).load()
    expect(core.use(createKnownAddresses).store.getState().dealtWith).toEqual([])
    expect(seen).toContainEqual(expect.objectContaining({ about: 'send.history' }))
    await createSendTest().core.use(createKnownAddresses).load()
  })
})
