import { expect, it } from 'vitest'
import { createApprovalTest } from '../testing/createApprovalTest.ts'
import { createTransactionStack, type TransactionEntry } from './transactionStack.ts'

function stacked(entry: TransactionEntry = {}) {
  const test = createApprovalTest()
  const told: string[] = []
  test.core.open('Account')
  test.core.use(createTransactionStack).push({
    ...entry,
    onSuccess: () => told.push('success'),
    onCancel: () => told.push('cancel'),
  })
  return { ...test, told }
}

it('opens a closed modal at ApproveTransaction, and closes it when that went well', () => {
  const { tell, views, isOpen } = createApprovalTest()
  tell('open')
  expect([isOpen(), views()]).toEqual([true, ['ApproveTransaction']])
  tell('succeeded')
  expect(isOpen()).toBe(false)
})

it('closes the modal too when a request of the host failed', () => {
  const { tell, isOpen } = createApprovalTest()
  tell('open')
  tell('failed')
  expect(isOpen()).toBe(false)
})

it('leaves an open modal as it is when nobody in it asked', () => {
  const { core, tell, views, isOpen } = createApprovalTest()
  core.open('Account')
  tell('open')
  expect(views()).toEqual(['Account'])
  tell('succeeded')
  expect([isOpen(), views()]).toEqual([true, ['Account']])
})

it('comes on top of the view of a flow, and goes back with the success told', () => {
  const { tell, views, told } = stacked({ success: 'back' })
  tell('open')
  expect(views()).toEqual(['Account', 'ApproveTransaction'])
  tell('succeeded')
  expect([views(), told]).toEqual([['Account'], ['success']])
})

it('leads to the view that the flow named', () => {
  const { tell, views, told } = stacked({ success: 'Transactions' })
  tell('open')
  tell('succeeded')
  expect([views(), told]).toEqual([['Transactions'], ['success']])
})

it('stays where success alone decides where to go', () => {
  const { tell, views, told } = stacked()
  tell('open')
  tell('succeeded')
  expect([views(), told]).toEqual([['Account', 'ApproveTransaction'], ['success']])
})

it('brings back the view before, with its parameters, when a request fails', () => {
  const { core, tell, views, told } = stacked({ replace: true })
  core.router.push('SwitchNetwork', { networkId: 'eip155:137' })
  tell('open')
  expect(views()).toEqual(['Account', 'ApproveTransaction'])
  tell('failed')
  expect([views(), told]).toEqual([['Account', 'SwitchNetwork'], ['cancel']])
  expect(core.router.current().params).toEqual({ networkId: 'eip155:137' })
})

it('aborts what waits when the modal is closed, and nothing otherwise [C-345]', () => {
  const { core, tell, calls } = createApprovalTest()
  core.open('Account')
  core.close()
  expect(calls).toEqual([])
  tell('open')
  core.close()
  expect(calls).toEqual(['abort'])
})

it('tells a flow that its request ended with the modal', () => {
  const { core, tell, told, isOpen } = stacked({ success: 'back' })
  tell('open')
  core.close()
  tell('failed')
  expect([isOpen(), told]).toEqual([false, ['cancel']])
})

it('opens the modal for a refused call and says so 300 ms later [C-283]', async () => {
  const { tell, toasts, isOpen, views, clock } = createApprovalTest()
  tell('refused')
  expect([isOpen(), views()]).toEqual([true, ['Account']])
  await clock.run(299)
  expect(toasts()).toEqual([])
  await clock.run(1)
  expect(toasts()).toEqual(['Action not allowed'])
})

it('keeps the modal open for the word about a refusal that ended an approval [C-283]', async () => {
  const { tell, toasts, isOpen, views, clock } = createApprovalTest()
  tell('open')
  tell('refused')
  tell('failed')
  expect([isOpen(), views()]).toEqual([true, ['Account']])
  await clock.run(300)
  expect(toasts()).toEqual(['Action not allowed'])
})

it('notices that the first transaction deployed the smart account', async () => {
  const { core, tell, user } = createApprovalTest({
    getUser: () => Promise.resolve({ ...user, smartAccountDeployed: true }),
  })
  core.account.setState({ type: 'smartAccount' })
  tell('open')
  tell('succeeded')
  await Promise.resolve()
  expect(core.account.getState().smartAccountDeployed).toBe(true)
})
