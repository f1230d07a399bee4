import { expect, it } from 'vitest'
import { createApprovalTest } from '../testing/createApprovalTest.ts'
import { createTransactionStack, type TransactionEntry } from './transactionStack.ts'

function stacked(entry: TransactionEntry = {}) {
  const test = createApprovalTest()
  const notified: string[] = []
  test.core.open('Account')
  test.core.use(createTransactionStack).push({
    ...entry,
    onSuccess: () => notified.push('success'),
    onCancel: () => notified.push('cancel'),
  })
  return { ...test, notified }
}

it('opens a closed modal at ApproveTransaction, and closes it when that went well', () => {
  const { notify, views, isOpen } = createApprovalTest()
  notify('open')
  expect([isOpen(), views()]).toEqual([true, ['ApproveTransaction']])
  notify('succeeded')
  expect(isOpen()).toBe(false)
})

it('closes the modal too when a request of the host failed', () => {
  const { notify, isOpen } = createApprovalTest()
  notify('open')
  notify('failed')
  expect(isOpen()).toBe(false)
})

it('leaves an open modal as it is when nobody in it asked', () => {
  const { core, notify, views, isOpen } = createApprovalTest()
  core.open('Account')
  notify('open')
  expect(views()).toEqual(['Account'])
  notify('succeeded')
  expect([isOpen(), views()]).toEqual([true, ['Account']])
})

it('comes on top of the view of a flow, and goes back with the success told', () => {
  const { notify, views, notified } = stacked({ success: 'back' })
  notify('open')
  expect(views()).toEqual(['Account', 'ApproveTransaction'])
  notify('succeeded')
  expect([views(), notified]).toEqual([['Account'], ['success']])
})

it('leads to the view that the flow named', () => {
  const { notify, views, notified } = stacked({ success: 'Transactions' })
  notify('open')
  notify('succeeded')
  expect([views(), notified]).toEqual([['Transactions'], ['success']])
})

it('stays where success alone decides where to go', () => {
  const { notify, views, notified } = stacked()
  notify('open')
  notify('succeeded')
  expect([views(), notified]).toEqual([['Account', 'ApproveTransaction'], ['success']])
})

it('brings back the view before, with its parameters, when a request fails', () => {
  const { core, notify, views, notified } = stacked({ replace: true })
  core.router.push('SwitchNetwork', { networkId: 'eip155:137' })
  notify('open')
  expect(views()).toEqual(['Account', 'ApproveTransaction'])
  notify('failed')
  expect([views(), notified]).toEqual([['Account', 'SwitchNetwork'], ['cancel']])
  expect(core.router.current().params).toEqual({ networkId: 'eip155:137' })
})

it('aborts what waits when the modal is closed, and nothing otherwise [C-345]', () => {
  const { core, notify, calls } = createApprovalTest()
  core.open('Account')
  core.close()
  expect(calls).toEqual([])
  notify('open')
  core.close()
  expect(calls).toEqual(['abort'])
})

it('tells a flow that its request ended with the modal', () => {
  const { core, notify, notified, isOpen } = stacked({ success: 'back' })
  notify('open')
  core.close()
  notify('failed')
  expect([isOpen(), notified]).toEqual([false, ['cancel']])
})

it('opens the modal for a refused call and says so 300 ms later [C-283]', async () => {
  const { notify, toasts, isOpen, views, clock } = createApprovalTest()
  notify('refused')
  expect([isOpen(), views()]).toEqual([true, ['Account']])
  await clock.run(299)
  expect(toasts()).toEqual([])
  await clock.run(1)
  expect(toasts()).toEqual(['Action not allowed'])
})

it('keeps the modal open for the word about a refusal that ended an approval [C-283]', async () => {
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
