import type { Names } from '../../../../backends/port/services/names.ts'
import type { Core } from '../../../core/core.ts'
import {
  createTestConnection,
  testAddress,
  testConnector,
} from '../../../testing/testConnection.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { createRegisterNameFlow } from '../registerNameFlow.ts'

/** The connection's second account. */
export const otherAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A name service where `harbour` is taken, which records its requests. */
export function createRegisterNameTest(
  changes: Partial<Names> = {},
  given: { connected?: boolean } = {},
) {
  const test = createTestCore()
  const asked: string[] = []
  const names: Names = {
    suffix: '.wcn.id',
    async suggestions(label) {
      asked.push(`suggestions ${label}`)
      return [
        { name: label, registered: label === 'harbour' },
        { name: `${label}1`, registered: false },
        { name: `my-${label}`, registered: true },
      ]
    },
    async isRegistered(label) {
      asked.push(`isRegistered ${label}`)
      return label === 'harbour'
    },
    resolve: () => Promise.resolve([]),
    reverse: () => Promise.resolve(undefined),
    register: async (label, { address }) => void asked.push(`register ${label} ${address}`),
    ...changes,
  }
  const core: Core = { ...test.core, backend: { ...test.core.backend, names } }
  if (given.connected !== false) {
    core.session.adopt(
      testConnector,
      createTestConnection({ accounts: [testAddress, otherAddress] }).connection,
    )
  }
  core.open('RegisterAccountName')
  const flow = createRegisterNameFlow(core)
  return {
    ...test,
    core,
    asked,
    type: (text: string) => flow.send({ type: 'typed', text }),
    take: (text: string) => flow.send({ type: 'taken', text }),
    press: (type: 'submit' | 'opened' | 'owned') => flow.send({ type }),
    state: () => flow.store.getState(),
  }
}
