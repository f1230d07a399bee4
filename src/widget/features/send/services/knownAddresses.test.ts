import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../../../backends/mock/shared/deferred.ts'
import type { Transaction, TransactionPage } from '../../../../backends/port/services/history.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createKnownAddresses } from './knownAddresses.ts'
import { recentRecipients } from './recentRecipients.ts'
import { createSendTest, other, toVera, vera } from '../testing/sendTest.ts'

const transaction = (sentFrom: string, sentTo: string) =>
  ({ id: 'a', hash: 'a', minedAt: 0, transfers: [], sentFrom, sentTo }) as unknown as Transaction

describe('the addresses of the history', () => {
  it('returns the addresses of both sides, each once', async () => {
    const transactions = [
      transaction(toVera.from, vera),
      transaction(other, toVera.from),
      transaction(other, ''),
    ]
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

  it('forgets addresses with their account, and ignores a late answer for another account', async () => {
    const answers: ((page: TransactionPage) => void)[] = []
    const { core, notify } = createSendTest({
      backend: { history: { transactions: () => new Promise((done) => answers.push(done)) } },
    })
    const known = core.use(createKnownAddresses)
    const first = known.load()
    notify.accountsChanged([other])
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
    ['a transfer of nothing', { quantity: { numeric: '0' } }, []],
    ['a token without a price', { price: undefined }, []],
    ['an incoming transfer', { direction: 'in' }, []],
  ])('decides whether an address was paid if the history contains %s', async (_, changes, paid) => {
    const moved = { direction: 'out', quantity: { numeric: '0.1' }, price: 2, ...changes }
    const payment = {
      ...transaction(toVera.from, vera),
      operationType: 'send',
      status: 'confirmed',
    }
    const transactions = [
      { ...payment, transfers: [{ ...moved, direction: 'in' }, moved] },
      { ...payment, sentTo: '', transfers: [moved] },
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

  it('returns no addresses when the service fails', async () => {
    const transactions = () => Promise.reject(new FoyerError('http.status', 'down'))
    const { core, seen } = createSendTest({ backend: { history: { transactions } } })
    await core.use(createKnownAddresses).load()
    expect(core.use(createKnownAddresses).store.getState()).toEqual({
      status: 'failed',
      dealtWith: [],
      paid: [],
    })
    expect(seen).toContainEqual(expect.objectContaining({ about: 'send.history' }))
  })

  it('returns the recipients of this device if there is no history service', async () => {
    const { core } = createSendTest()
    const known = core.use(createKnownAddresses)
    expect(known.store.getState().status).toBe('checking')
    await known.load()
    expect(known.store.getState()).toEqual({ status: 'checked', dealtWith: [], paid: [] })
  })

  it('keeps the addresses until newer ones arrive, also after a failed read', async () => {
    const answers: ReturnType<typeof createDeferred<TransactionPage>>[] = []
    const transactions = () => {
      const answer = createDeferred<TransactionPage>()
      answers.push(answer)
      return answer.promise
    }
    const { core, notify } = createSendTest({ backend: { history: { transactions } } })
    const known = core.use(createKnownAddresses)
    const first = known.load()
    answers[0]?.resolve({ transactions: [transaction(toVera.from, vera)] })
    await first
    const again = known.load()
    expect(known.store.getState()).toMatchObject({
      status: 'checked',
      dealtWith: [vera, toVera.from],
    })
    answers[1]?.reject(new FoyerError('http.status', 'down'))
    await again
    expect(known.store.getState()).toMatchObject({
      status: 'checked',
      dealtWith: [vera, toVera.from],
    })
    const late = known.load()
    notify.accountsChanged([other])
    const next = known.load()
    expect(known.store.getState()).toEqual({ status: 'checking', dealtWith: [], paid: [] })
    answers[2]?.reject(new FoyerError('http.status', 'down'))
    await late
    expect(known.store.getState().status).toBe('checking')
    answers[3]?.resolve({ transactions: [] })
    await next
    expect(known.store.getState().status).toBe('checked')
  })

  it('returns no addresses and sends no request if no account is connected', async () => {
    const asked: unknown[] = []
    const transactions = async (...question: unknown[]) => (
      asked.push(question),
      { transactions: [] }
    )
    const { core } = createSendTest({ backend: { history: { transactions } } })
    const known = core.use(createKnownAddresses)
    recentRecipients.add(core.backend.storage, { chain: 'eip155', account: toVera.from }, vera)
    expect(known.trusted()).toEqual([vera])
    await core.session.disconnect()
    await known.load()
    expect(known.store.getState()).toEqual({ status: 'failed', dealtWith: [], paid: [] })
    expect([asked, known.trusted()]).toEqual([[], []])
  })
})
