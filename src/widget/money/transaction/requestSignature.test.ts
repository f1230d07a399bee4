import { expect, it } from 'vitest'
import { createDeferred } from '../../../backends/mock/shared/deferred.ts'
import { createApprovalTest } from '../../testing/approvalTest.ts'
import { createTestConnection } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { createTransactionStack } from '../approvals/transactionStack.ts'
import { requestSignature } from './requestSignature.ts'

const request = { method: 'personal_sign', params: ['0x68', '0x1'] }

it('puts the entry on the stack while the secure wallet asks', async () => {
  const { core, connection, notify, views } = createApprovalTest()
  core.open('Account')
  const asked = createDeferred<unknown>()
  connection.provider.request = () => {
    notify('open')
    return asked.promise
  }
  const answer = requestSignature(core, connection, request, { success: 'back' })
  expect(views()).toEqual(['Account', 'ApproveTransaction'])
  notify('succeeded')
  asked.resolve('0xsigned')
  expect([await answer, views()]).toEqual(['0xsigned', ['Account']])
  expect(core.use(createTransactionStack).top()).toBeUndefined()
})

it('removes the entry when the request is refused before it is visible', async () => {
  const { core, connection } = createApprovalTest()
  connection.provider.request = () => Promise.reject(new Error('no'))
  await expect(requestSignature(core, connection, request, {})).rejects.toThrow('no')
  expect(core.use(createTransactionStack).top()).toBeUndefined()
})

it('leaves other wallets to their own windows', async () => {
  const { core } = createTestCore()
  const { connection } = createTestConnection({
    provider: {
      request: () => Promise.resolve(core.use(createTransactionStack).top()),
      on: () => undefined,
      removeListener: () => undefined,
    },
  })
  expect(await requestSignature(core, connection, request, {})).toBeUndefined()
})

it.each(['AUTH', 'ANNOUNCED'] as const)('sends before it returns, to a wallet of %s', (type) => {
  const { core } = createTestCore()
  let isSent = false
  const provider = {
    request: () => {
      isSent = true
      return Promise.resolve(null)
    },
    on: () => undefined,
    removeListener: () => undefined,
  }
  void requestSignature(core, { type, provider }, request, {})
  expect(isSent).toBe(true)
})
