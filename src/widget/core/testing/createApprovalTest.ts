import type { Auth } from '../../../backends/port/auth.ts'
import { createTestConnection } from './createTestConnection.ts'
import { createTestCore } from './createTestCore.ts'

type Approval = Parameters<Parameters<Auth['subscribeApproval']>[0]>[0]
type TestOptions = NonNullable<Parameters<typeof createTestCore>[0]>

const user = {
  address: '0x1',
  chainId: 'eip155:1',
  accounts: [{ address: '0x1', type: 'eoa' }],
  smartAccountDeployed: false,
  preferredAccountType: 'eoa',
} as const

/** A visitor logged in at a secure site whose approvals a test tells by hand. */
export function createApprovalTest(
  auth: Partial<Auth> = {},
  options: Omit<TestOptions, 'backend'> = {},
) {
  const listeners = new Set<(approval: Approval) => void>()
  const calls: string[] = []
  const test = createTestCore({
    ...options,
    backend: {
      auth: {
        subscribeApproval(listener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        abortApprovals: () => void calls.push('abort'),
        place: ({ shown }) => void calls.push(shown ? 'shown' : 'hidden'),
        getUser: () => Promise.resolve(user),
        ...auth,
      },
    },
  })
  const { connection } = createTestConnection({ type: 'AUTH', accounts: ['0x1'], user })
  const connector = test.core.connectors.auth()
  if (connector === undefined) throw new Error('The test core offers no login.')
  test.core.start()
  test.core.session.adopt(connector, connection)
  return {
    ...test,
    calls,
    connection,
    user,
    /** As the secure wallet tells it. */
    tell: (approval: Approval) => listeners.forEach((listener) => listener(approval)),
    isOpen: () => test.core.modal.getState().open,
  }
}
