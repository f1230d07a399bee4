import { expect, it } from 'vitest'
import { createTestConnection, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { createAccountFlow } from './accountFlow.ts'

it('fetches the balance when the account opens and on request', async () => {
  const asked: string[] = []
  const { clock, core } = createTestCore({
    backend: {
      chains: {
        nativeBalance(network) {
          asked.push(network.id)
          return Promise.resolve(BigInt(asked.length) * 10n ** 18n)
        },
      },
    },
  })
  core.session.adopt(testConnector, createTestConnection().connection)
  const flow = createAccountFlow(core)
  await clock.idle()
  expect(core.account.getState()).toMatchObject({ balance: '1', balanceSymbol: 'ETH' })
  flow.start()
  await clock.idle()
  expect(core.account.getState()).toMatchObject({ balance: '2', balanceStatus: 'ready' })
  flow.send({ type: 'refresh' })
  await clock.idle()
  expect(asked).toEqual(['eip155:1', 'eip155:1', 'eip155:1'])
})
