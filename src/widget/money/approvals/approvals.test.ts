import { expect, it } from 'vitest'
import { createApprovalTest } from '../../testing/approvalTest.ts'
import { createTransactionStack, type TransactionEntry } from './transactionStack.ts'

function stacked(entry: TransactionEntry = {}) {
  const test = createApprovalTest()
  const notified: string[] = []
  test.core.open('Account')
  test.core.use(createTransactionStack).push({
    ...entry,
    onApproved: () => notified.push(`approved at ${test.views().at(-1)}`),
    onSuccess: () => notified.push('success'),
    onCancel: () => notified.push('cancel'),
  })
  return { ...test, notified }
}

it('opens a closed modal at ApproveTransaction, and closes it after a success', () => {
  const { notify, views, isOpen } = createApprovalTest()
  notify('open')
  expect([isOpen(), views()]).toEqual([true, ['ApproveTransaction']])
  notify('succeeded')
  expect(isOpen()).toBe(false)
})

it('closes the modal also after a failed request of the host', () => {
  const { notify, isOpen } = createApprovalTest()
  notify('open')
  notify('failed')
  expect(isOpen()).toBe(false)
})

it('a request from elsewhere does not change an open modal', () => {
  const { core, notify, views, isOpen } = createApprovalTest()
  core.open('Account')
  notify('open')
  expect(views()).toEqual(['Account'])
  notify('succeeded')
  expect([isOpen(), views()]).toEqual([true, ['Account']])
})

it('opens on top of the view of a flow, and goes back with a success message', () => {
  const { notify, views, notified } = stacked({ success: 'back' })
  notify('open')
  expect(views()).toEqual(['Account', 'ApproveTransaction'])
  notify('succeeded')
  expect([views(), notified]).toEqual([['Account'], ['approved at ApproveTransaction', 'success']])
})

it('opens the view that the flow named', () => {
  const { notify, views, notified } = stacked({ success: 'Transactions' })
  notify('open')
  notify('succeeded')
  expect([views(), notified]).toEqual([
    ['Transactions'],
    ['approved at ApproveTransaction', 'success'],
  ])
})

it('the modal does not navigate if only onSuccess decides', () => {
  const { notify, views, notified } = stacked()
  notify('open')
  notify('succeeded')
  expect([views(), notified]).toEqual([
    ['Account', 'ApproveTransaction'],
    ['approved at ApproveTransaction', 'success'],
  ])
})

it('restores the earlier view with its parameters when a request fails', () => {
  const { core, notify, views, notified } = stacked({ replace: true })
  core.router.push('SwitchNetwork', { networkId: 'eip155:137' })
  notify('open')
  expect(views()).toEqual(['Account', 'ApproveTransaction'])
  notify('failed')
  expect([views(), notified]).toEqual([['Account', 'SwitchNetwork'], ['cancel']])
  expect(core.router.current().params).toEqual({ networkId: 'eip155:137' })
})

it('restores the earlier view after a success, and then covers nothing', () => {
  const { core, notify, views } = stacked({ replace: true, success: 'back' })
  core.router.push('SwitchNetwork', { networkId: 'eip155:137' })
  notify('open')
  notify('succeeded')
  expect(views()).toEqual(['Account', 'SwitchNetwork'])
  core.use(createTransactionStack).push({ success: 'back' })
  notify('open')
  expect(views()).toEqual(['Account', 'SwitchNetwork', 'ApproveTransaction'])
  notify('succeeded')
  expect(views()).toEqual(['Account', 'SwitchNetwork'])
})

it.each([
  ['succeeded', 'Transactions'],
  ['failed', 'back'],
] as const)(
  'forgets the covered view when the request %s with the modal closed',
  (end, success) => {
    const { core, notify } = stacked({ replace: true, success })
    notify('open')
    core.close()
    notify(end)
    expect(core.use(createTransactionStack).covered).toBeUndefined()
  },
)

it('the modal does not navigate if the visitor moved to another view while a request was open', () => {
  const { core, notify, views } = stacked({ success: 'back' })
  notify('open')
  core.router.reset('Profile')
  core.router.push('Networks')
  notify('succeeded')
  expect(views()).toEqual(['Profile', 'Networks'])
})

it('shows a second request in the open view', () => {
  const { core, notify, views } = stacked({ success: 'back' })
  notify('open')
  core.use(createTransactionStack).push({ success: 'back' })
  notify('open')
  expect(views()).toEqual(['Account', 'ApproveTransaction'])
})

it.each(['succeeded', 'failed'] as const)('closing aborts no request that already %s', (end) => {
  const { core, notify, calls } = stacked()
  notify('open')
  notify(end)
  core.close()
  expect(calls).toEqual([])
})

it('a failed request from elsewhere does not change an open modal', () => {
  const { core, notify, views, isOpen } = createApprovalTest()
  core.open('Account')
  notify('open')
  notify('failed')
  expect([isOpen(), views()]).toEqual([true, ['Account']])
})

it('a failed request of the host does not open a closed modal', () => {
  const { core, notify, isOpen } = createApprovalTest()
  notify('open')
  notify('refused')
  core.close()
  notify('failed')
  expect(isOpen()).toBe(false)
})

it('aborts and shows nothing once it is stopped', async () => {
  const { clock, core, notify, calls, stop, toasts } = createApprovalTest()
  notify('open')
  notify('refused')
  stop()
  await clock.run(1000)
  core.close()
  expect([calls, toasts()]).toEqual([[], []])
})

it('aborts pending requests when the modal closes, and only then [C-345]', () => {
  const { core, notify, calls } = createApprovalTest()
  core.open('Account')
  core.close()
  expect(calls).toEqual([])
  notify('open')
  core.close()
  expect(calls).toEqual(['abort'])
})

it('notifies a flow that its request ended with the modal', () => {
  const { core, notify, notified, isOpen, views } = stacked({ success: 'back' })
  notify('open')
  core.close()
  const before = views()
  notify('failed')
  expect([isOpen(), notified, views()]).toEqual([false, ['cancel'], before])
})

it('opens the modal for a refused call and shows a message 300 ms later [C-283]', async () => {
  const { notify, toasts, isOpen, views, clock } = createApprovalTest()
  notify('refused')
  expect([isOpen(), views()]).toEqual([true, ['Account']])
  await clock.run(299)
  expect(toasts()).toEqual([])
  await clock.run(1)
  expect(toasts()).toEqual(['Action not allowed'])
})

it('shows one message 300 ms after the last refused call, without changing the view', async () => {
  const { core, notify, toasts, views, clock } = createApprovalTest()
  core.open('Profile')
  notify('refused')
  await clock.run(299)
  notify('refused')
  await clock.run(299)
  expect(toasts()).toEqual([])
  await clock.run(1)
  expect([toasts(), views()]).toEqual([['Action not allowed'], ['Profile']])
})

it('closes the modal for a failed request of the host if the earlier refusal was read', async () => {
  const { clock, core, notify, isOpen } = createApprovalTest()
  notify('refused')
  await clock.run(300)
  core.close()
  notify('open')
  notify('failed')
  expect(isOpen()).toBe(false)
})

it('keeps the modal open for the message about a refusal that ended an approval [C-283]', async () => {
  const { notify, toasts, isOpen, views, clock } = createApprovalTest()
  notify('open')
  notify('refused')
  notify('failed')
  expect([isOpen(), views()]).toEqual([true, ['Account']])
  await clock.run(300)
  expect(toasts()).toEqual(['Action not allowed'])
})

it('notices that the first transaction deployed the smart account', async () => {
  const { core, notify, user } = createApprovalTest({
    getUser: () => Promise.resolve({ ...user, smartAccountDeployed: true }),
  })
  core.account.setState({ type: 'smartAccount' })
  notify('open')
  notify('succeeded')
  await Promise.resolve()
  expect(core.account.getState().smartAccountDeployed).toBe(true)
})

it.each([
  ['an account of keys', { type: 'eoa' }],
  ['a smart account that is deployed', { type: 'smartAccount', smartAccountDeployed: true }],
] as const)('a success does not check whether %s was deployed', async (_, account) => {
  const asked: string[] = []
  const { clock, core, notify, user } = createApprovalTest({
    async getUser(chainId) {
      asked.push(chainId)
      return user
    },
  })
  core.account.setState(account)
  notify('open')
  notify('succeeded')
  await clock.idle()
  expect(asked).toEqual([])
})

it('reads the balance again after a transaction, and reports a failed read', async () => {
  const { clock, core, notify, seen } = createApprovalTest(
    { getUser: () => Promise.reject(new Error('down')) },
    {},
  )
  core.account.setState({ type: 'smartAccount' })
  core.refreshBalance = () => Promise.reject(new Error('no balance'))
  notify('open')
  notify('succeeded')
  await clock.idle()
  expect(seen.filter(({ type }) => type === 'note')).toMatchObject([
    { about: 'approval.balance', message: 'The call failed: no balance' },
    { about: 'approval.user', message: 'The call failed: down' },
  ])
})
