import type { Connection, Eip1193Request } from '../../../../backends/port/connectors.ts'
import type { SiweConfig } from '../../../core/options/config.ts'
import { createTestConnection, testConnector } from '../../../testing/testConnection.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { createTestSiwe } from '../../../testing/testSiwe.ts'
import { createSiweFlow } from '../siweFlow.ts'

export const signature = `0x${'ab'.repeat(65)}`

/** A connected widget whose wallet answers with `request`, and its sign-in. */
export async function createSiweFlowTest(
  changes: Partial<SiweConfig> = {},
  request: (request: Eip1193Request) => Promise<unknown> = () => Promise.resolve(signature),
  wallet: Partial<Connection> = {},
) {
  const siwe = createTestSiwe(changes)
  const aborts: string[] = []
  const test = createTestCore({
    host: { isSiweEnabled: true, siweConfig: siwe.siweConfig },
    backend: { auth: { abortApprovals: () => void aborts.push('abort') } },
  })
  const requests: Eip1193Request[] = []
  test.core.start()
  const connected = createTestConnection({
    provider: {
      request(each) {
        requests.push(each)
        return request(each)
      },
      on: () => undefined,
      removeListener: () => undefined,
    },
    ...wallet,
  })
  test.core.session.adopt(testConnector, connected.connection)
  await test.clock.idle()
  test.core.open()
  const flow = test.core.use(createSiweFlow)
  siwe.asked.length = 0
  return {
    ...test,
    ...connected,
    ...siwe,
    aborts,
    requests,
    press: (type: 'sign' | 'cancel' | 'opened') => flow.send({ type }),
    state: () => flow.store.getState(),
    isOpen: () => test.core.modal.getState().open,
  }
}
