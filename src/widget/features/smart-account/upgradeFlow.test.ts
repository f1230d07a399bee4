import { expect, it } from 'vitest'
import type { AccountType } from '../../../backends/port/connectors.ts'
import { createApprovalTest } from '../../testing/approvalTest.ts'
import { createTestConnection, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { createUpgradeFlow } from './upgradeFlow.ts'
import { settled } from '../../testing/settled.ts'

function setUp(answer: AccountType = 'smartAccount') {
  const asked: string[] = []
  const test = createApprovalTest({
    setPreferredAccount(type) {
      asked.push(type)
      return Promise.resolve(answer)
    },
    connect: () => Promise.resolve(test.connection),
  })
  const flow = createUpgradeFlow(test.core)
  const at = (...views: readonly ('Connect' | 'Account')[]) => {
    test.core.open('Connect')
    for (const view of views) test.core.router.replace(view)
    test.core.router.push('UpgradeToSmartAccount')
    flow.start()
  }
  return { ...test, flow, asked, at }
}

it('skips the upgrade and pushes Account [C-159]', () => {
  const { flow, at, views, asked } = setUp()
  at()
  flow.send({ type: 'later' })
  expect([views(), asked]).toEqual([['Connect', 'UpgradeToSmartAccount', 'Account'], []])
})

it('prefers the smart account, then completes the login [C-160]', async () => {
  const { flow, at, asked, isOpen } = setUp()
  at()
  flow.send({ type: 'continue' })
  expect(flow.store.getState().status).toBe('upgrading')
  flow.send({ type: 'continue' })
  await settled()
  expect([asked, isOpen()]).toEqual([['smartAccount'], false])
})

it('goes back to Account when opened from there [C-160]', async () => {
  const { flow, at, views, isOpen } = setUp()
  at('Account')
  flow.send({ type: 'continue' })
  await settled()
  expect([isOpen(), views()]).toEqual([true, ['Account']])
})

it('shows a failure and allows a retry [C-331]', async () => {
  const { flow, at, toasts, views } = setUp('eoa')
  at()
  flow.send({ type: 'continue' })
  await settled()
  expect(toasts()).toEqual(['Error upgrading to smart account'])
  expect([flow.store.getState().status, views().at(-1)]).toEqual([
    'asking',
    'UpgradeToSmartAccount',
  ])
})

it("refuses the upgrade for a visitor's wallet [C-279]", () => {
  const { core, views } = createTestCore()
  core.session.adopt(testConnector, createTestConnection().connection)
  core.open('UpgradeToSmartAccount')
  expect(views()).toEqual(['Account'])
})
