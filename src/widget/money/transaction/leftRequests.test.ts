import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../backends/port/errors.ts'
import { testConnector } from '../../testing/testConnection.ts'
import { testNetworks } from '../../testing/testNetworks.ts'
import { createTransactionStack } from '../approvals/transactionStack.ts'
import { createTransactions } from './transactions.ts'
import { createPipelineTest, hash } from './testing/pipelineTest.ts'
import { changes, navigations } from './testing/orderChanges.ts'
import type { TransactionOutcome } from './transactionPlan.ts'

const no = new FoyerError('wallet.rejected', 'no')

describe('a request that its visitor left', () => {
  const leaving = changes.filter(
    ([name]) => !name.includes('on top') && !name.includes('back') && !name.includes('wallet'),
  )

  it.each(leaving)(
    'blocks every other one after %s until it is answered',
    async (_, _b, change) => {
      const { answers, click, requests, settled, state, ...test } = createPipelineTest()
      const first = click()
      await settled()
      change({ answers, click, requests, settled, state, ...test })
      expect(state()).toMatchObject({ status: 'requesting', left: true })
      expect(test.stage()).toBe('blocked')
      const second = click()
      await settled()
      expect([second.end(), requests().length]).toEqual([{ kind: 'busy' }, 1])
      answers[0]?.reject(no)
      await settled()
      expect(first.outcomes).toMatchObject([{ kind: 'failed', left: true }])
      expect([state(), requests().length]).toEqual([{ status: 'idle' }, 1])
    },
  )

  it('reports a left request when it is approved late, and the screen does not wait for it', async () => {
    const { answers, click, form, settled, state } = createPipelineTest()
    const { end, outcomes } = click({ result: 'awaited' })
    await settled()
    form.setState({ units: 6n })
    answers[0]?.resolve(hash)
    await settled()
    expect(end()).toMatchObject({ kind: 'sent', answer: hash, left: true })
    const [outcome] = outcomes as [Extract<TransactionOutcome, { kind: 'sent' }>]
    expect([outcome.isShown(), state().status]).toEqual([false, 'idle'])
  })

  it('keeps a request left when the edit is undone', async () => {
    const { answers, click, form, settled, state } = createPipelineTest()
    const { end } = click({ result: 'awaited' })
    await settled()
    form.setState({ units: 6n })
    form.setState({ units: 5n })
    answers[0]?.resolve(hash)
    await settled()
    expect(end()).toMatchObject({ kind: 'sent', left: true })
    expect(state()).toEqual({ status: 'idle' })
  })

  it('a left request no longer blocks when its wallet disconnects', async () => {
    const { answers, click, connection, core, settled, state, notify } = createPipelineTest()
    const first = click()
    await settled()
    notify.disconnected()
    expect(state()).toEqual({ status: 'idle' })
    core.session.adopt(testConnector, connection)
    core.open('Account')
    core.router.push('WalletSendPreview')
    const second = click()
    await settled()
    answers[1]?.resolve(hash)
    await settled()
    expect(second.end()).toMatchObject({ kind: 'sent', left: false })
    answers[0]?.resolve(hash)
    await settled()
    expect(first.end()).toMatchObject({ kind: 'sent', left: true })
  })

  it('a left request no longer blocks when the visitor continues without its answer', async () => {
    const { answers, click, core, form, requests, settled, state } = createPipelineTest()
    const transactions = core.use(createTransactions)
    const first = click()
    await settled()
    form.setState({ units: 6n })
    transactions.continueWithoutAnswer()
    expect(state()).toEqual({ status: 'idle' })
    expect(transactions.setAside.getState().orders).toMatchObject([{ shown: { units: 5n } }])
    const second = click()
    await settled()
    expect(requests()).toMatchObject([{ params: [{ units: 5n }] }, { params: [{ units: 6n }] }])
    answers[0]?.resolve(hash)
    await settled()
    expect(first.end()).toMatchObject({ kind: 'sent', left: true })
    expect(transactions.setAside.getState().orders).toEqual([])
    expect(state()).toMatchObject({ status: 'requesting', left: false })
    answers[1]?.resolve(hash)
    await settled()
    expect(second.end()).toMatchObject({ kind: 'sent', left: false })
  })

  it.each([
    ['a rejection', (test: ReturnType<typeof createPipelineTest>) => test.answers[0]?.reject(no)],
    [
      'a disconnect of its wallet',
      (test: ReturnType<typeof createPipelineTest>) => test.notify.disconnected(),
    ],
  ])('stops setting a left request aside after %s', async (_, end) => {
    const test = createPipelineTest()
    const transactions = test.core.use(createTransactions)
    test.click()
    await test.settled()
    test.core.router.goBack()
    transactions.continueWithoutAnswer()
    end(test)
    await test.settled()
    expect(transactions.setAside.getState().orders).toEqual([])
  })

  it('awaits a request while its screen shows it, also when another order wants to continue', async () => {
    const { click, core, settled, state } = createPipelineTest()
    const transactions = core.use(createTransactions)
    transactions.continueWithoutAnswer()
    click()
    await settled()
    transactions.continueWithoutAnswer()
    expect(state()).toMatchObject({ status: 'requesting', left: false })
    expect(transactions.setAside.getState().orders).toEqual([])
  })

  it('blocks until its wallet disconnects, also later', async () => {
    const { click, core, settled, state, notify } = createPipelineTest()
    click()
    await settled()
    core.router.goBack()
    core.networks.setActive(testNetworks.polygon.id)
    expect(state()).toMatchObject({ status: 'requesting', left: true })
    notify.disconnected()
    expect(state()).toEqual({ status: 'idle' })
  })

  it("a left request does not end another order's turn when its wallet disconnects after the answer", async () => {
    const { answers, click, core, form, settled, state, notify } = createPipelineTest()
    click()
    await settled()
    form.setState({ units: 6n })
    answers[0]?.reject(new Error('no'))
    await settled()
    click()
    await settled()
    expect(state()).toMatchObject({ status: 'requesting', left: false })
    core.router.goBack()
    notify.disconnected()
    expect(state()).toEqual({ status: 'idle' })
  })
})

describe('the secure wallet', () => {
  it('lets the secure wallet cover the screen of the order, and navigates from there', async () => {
    const { answers, click, core, settled, state, views } = createPipelineTest({ type: 'AUTH' })
    const { end } = click({ result: 'awaited' })
    await settled()
    core.router.push('ApproveTransaction')
    const entry = core.use(createTransactionStack).pop()
    expect(entry?.success).toBe('Account')
    entry?.onApproved?.()
    core.router.reset('Account')
    answers[0]?.resolve(hash)
    await settled()
    expect(end()).toMatchObject({ kind: 'sent', left: false })
    expect([views(), state()]).toEqual([['Account'], { status: 'idle' }])
  })

  it('withdraws a request that is no longer visible', async () => {
    const { aborts, answers, click, core, settled, stage } = createPipelineTest({ type: 'AUTH' })
    const { outcomes } = click()
    await settled()
    core.router.push('ApproveTransaction')
    expect(aborts).toEqual([])
    core.router.reset('Account')
    core.networks.setActive(testNetworks.polygon.id)
    expect([aborts, stage()]).toEqual([['abort'], 'blocked'])
    answers[0]?.reject(new FoyerError('aborted', 'Request was aborted'))
    await settled()
    expect(outcomes).toMatchObject([{ kind: 'failed', left: true }])
    expect(stage()).toBe('ready')
  })

  it('lets only the secure wallet withdraw a request', async () => {
    const { aborts, click, core, settled } = createPipelineTest()
    click()
    await settled()
    core.router.goBack()
    expect(aborts).toEqual([])
  })
})

describe('a screen that waits for the network', () => {
  it.each(navigations)('stops waiting after %s', async (_, _because, change) => {
    const { answers, click, receipt, settled, state, ...test } = createPipelineTest()
    const { outcomes } = click({ result: 'awaited' })
    await settled()
    answers[0]?.resolve(hash)
    await settled()
    const [outcome] = outcomes as [Extract<TransactionOutcome, { kind: 'sent' }>]
    expect(outcome.isShown()).toBe(true)
    change({ answers, click, receipt, settled, state, ...test })
    expect(state()).toEqual({ status: 'idle' })
    receipt.resolve(undefined)
    await settled()
    expect(state()).toEqual({ status: 'idle' })
  })

  it('a late receipt does not end the turn of the next order', async () => {
    const { answers, click, form, receipt, settled, state } = createPipelineTest()
    click({ result: 'awaited' })
    await settled()
    answers[0]?.resolve(hash)
    await settled()
    form.setState({ units: 6n })
    click()
    await settled()
    receipt.resolve(undefined)
    await settled()
    expect(state()).toMatchObject({ status: 'requesting', order: { shown: { units: 6n } } })
  })
})
