import { describe, expect, it } from 'vitest'
import type { Transaction, TransactionPage } from '../../../../backends/port/services/history.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createKnownAddresses } from './knownAddresses.ts'
import { recentRecipients } from './recentRecipients.ts'
import { createSendTest, other, toVera, vera } from '../testing/createSendTest.ts'
import { warningsFor } from './warningsFor.ts'

const planted = `0x14dc${'0'.repeat(32)}9955`
const nobody = {
  own: toVera.from,
  status: 'checked',
  dealtWith: [],
  paid: [],
  trusted: [],
  tokens: [],
} as const
const sender = { chain: 'eip155', account: toVera.from } as const

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

  it.each([
    ['checking', 'checking'],
    ['failed', 'unchecked'],
  ] as const)('that nobody can compare is not passed over: %s', (status, kind) => {
    expect(warningsFor(vera, { ...nobody, status })).toEqual([{ kind }])
    expect(warningsFor(vera, { ...nobody, status, trusted: [vera] })).toEqual([])
    expect(warningsFor(toVera.from, { ...nobody, status })).toEqual([{ kind: 'ownAccount' }])
    expect(warningsFor(planted, { ...nobody, status, dealtWith: [vera] })).toEqual([
      { kind: 'lookAlike', known: vera },
    ])
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
      recentRecipients.add(storage, sender, each)
    const kept = recentRecipients.read(storage, sender)
    expect(kept).toHaveLength(20)
    expect(kept.slice(0, 3)).toEqual([vera.toLowerCase(), other, all.at(-1)])
  })

  it('are those of one account on one chain family, whatever its case', () => {
    const { storage } = createSendTest().core.backend
    recentRecipients.add(storage, sender, vera)
    const lower = { ...sender, account: toVera.from.toLowerCase() }
    expect(recentRecipients.read(storage, lower)).toEqual([vera])
    expect(recentRecipients.read(storage, { ...sender, account: other })).toEqual([])
    expect(recentRecipients.read(storage, { ...sender, chain: 'solana' })).toEqual([])
    recentRecipients.add(storage, { ...sender, account: other }, other)
    expect(recentRecipients.read(storage, sender)).toEqual([vera])
  })

  it('are kept for the 20 accounts that sent last', () => {
    const { storage } = createSendTest().core.backend
    const accounts = Array.from({ length: 21 }, (_, index) => `0x${index}`)
    for (const account of accounts) recentRecipients.add(storage, { ...sender, account }, vera)
    const kept = accounts.filter(
      (account) => recentRecipients.read(storage, { ...sender, account }).length > 0,
    )
    expect(kept).toEqual(accounts.slice(1))
  })

  it('are at most 20 of at most 20 accounts, whatever was kept', () => {
    const { storage } = createSendTest().core.backend
    const many = Array.from({ length: 30 }, (_, index) => `0x${index}`)
    const kept = Object.fromEntries(many.map((account) => [account, many]))
    storage.set('@foyer/recipients', JSON.stringify(kept))
    const read = (account: string) => recentRecipients.read(storage, { chain: 'eip155', account })
    expect(read('0x19')).toEqual(many.slice(0, 20))
    expect(read('0x20')).toEqual([])
  })

  it('end with the session', async () => {
    const { core } = createSendTest()
    recentRecipients.add(core.backend.storage, sender, vera)
    await core.session.disconnect()
    expect(recentRecipients.read(core.backend.storage, sender)).toEqual([])
    expect(core.backend.storage.get('@foyer/recipients')).toBeUndefined()
  })

  it.each(['{', '5', 'null', '[1,null]', `{"${toVera.from.toLowerCase()}":[1,null]}`])(
    'are none when %s was kept',
    (kept) => {
      const { storage } = createSendTest().core.backend
      storage.set('@foyer/recipients', kept)
      expect(recentRecipients.read(storage, sender)).toEqual([])
    },
  )
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
    expect(known.store.getState()).toMatchObject({
      status: 'checked',
      dealtWith: [vera, toVera.from, other],
    })
  })

  it('are forgotten with the account, and those that come late are not taken for its own', async () => {
    const answers: ((page: TransactionPage) => void)[] = []
    const { core, tell } = createSendTest({
      backend: { history: { transactions: () => new Promise((done) => answers.push(done)) } },
    })
    const known = core.use(createKnownAddresses)
    const first = known.load()
    tell.accountsChanged([other])
    const second = known.load()
    answers[0]?.({ transactions: [transaction(toVera.from, vera)] })
    await first
    expect(known.store.getState()).toEqual({ status: 'checking', dealtWith: [], paid: [] })
    answers[1]?.({ transactions: [transaction(other, vera)] })
    await second
    expect(known.store.getState()).toMatchObject({ status: 'checked', dealtWith: [vera, other] })
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
    expect(core.use(createKnownAddresses).store.getState()).toEqual({
      status: 'failed',
      dealtWith: [],
      paid: [],
    })
    expect(seen).toContainEqual(expect.objectContaining({ about: 'send.history' }))
    const without = createSendTest().core.use(createKnownAddresses)
    expect(without.store.getState().status).toBe('checking')
    await without.load()
    expect(without.store.getState().status).toBe('failed')
  })
})
