import { expect, it } from 'vitest'
import { createDeferred } from '../../backends/mock/createDeferred.ts'
import { askForApproval } from './askForApproval.ts'
import { createApprovalTest } from './testing/createApprovalTest.ts'
import { createTestConnection, testConnector } from './testing/createTestConnection.ts'
import { createTestCore } from './testing/createTestCore.ts'
import { createTransactionStack } from './transactionStack.ts'

const request = { method: 'personal_sign', params: ['0x68', '0x1'] }

it('puts the entry on the stack while the secure wallet is asked', async () => {
  const { core, connection, tell, views } = createApprovalTest()
  core.open('Account')
  const asked = createDeferred<unknown>()
  connection.provider.request = () => {
    tell('open')
    return asked.promise
  }
  const answer = askForApproval(core, request, { success: 'back' })
  expect(views()).toEqual(['Account', 'ApproveTransaction'])
  tell('succeeded')
  asked.resolve('0xsigned')
  expect([await answer, views()]).toEqual(['0xsigned', ['Account']])
  expect(core.use(createTransactionStack).top()).toBeUndefined()
})

it('leaves no entry behind when the request is refused before anybody sees it', async () => {
  const { core, connection } = createApprovalTest()
  connection.provider.request = () => Promise.reject(new Error('no'))
  await expect(askForApproval(core, request, {})).rejects.toThrow('no')
  expect(core.use(createTransactionStack).top()).toBeUndefined()
})

it('leaves any other wallet to its own windows', async () => {
  const { core } = createTestCore()
  const { connection } = createTestConnection({
    provider: {
      request: () => Promise.resolve(core.use(createTransactionStack).top()),
      on: () => undefined,
      removeListener: () => undefined,
    },
  })
  core.session.adopt(testConnector, connection)
  expect(await askForApproval(core, request, {})).toBeUndefined()
})

it('needs somebody who is connected', async () => {
  const { core } = createTestCore()
  await expect(askForApproval(core, request, {})).rejects.toMatchObject({ code: 'none.account' })
})
