import type { Auth } from '../../backends/port/auth.ts'
import { createApprovals } from '../money/approvals/approvals.ts'
import { createTestConnection } from './testConnection.ts'
import { createTestCore } from './testCore.ts'

type TestOptions = NonNullable<Parameters<typeof createTestCore>[0]>

const user = {
  address: '0x1',
  chainId: 'eip155:1',
  accounts: [{ address: '0x1', type: 'eoa' }],
  smartAccountDeployed: false,
  preferredAccountType: 'eoa',
} as const

/** A visitor logged in at a secure site whose approval events a test emits by hand. */
export function createApprovalTest(
  auth: Partial<Auth> = {},
  options: Omit<TestOptions, 'backend'> = {},
) {
  const calls: string[] = []
  const test = createTestCore({
    ...options,
    backend: {
      auth: {
        abortApprovals: () => void calls.push('abort'),
        place: ({ shown }) => void calls.push(shown ? 'shown' : 'hidden'),
        getUser: () => Promise.resolve(user),
        ...auth,
      },
    },
  })
  const { connection } = createTestConnection({ type: 'AUTH', accounts: ['0x1'], user })
  const connector = test.core.connectors.auth()
  const secure = test.core.backend.auth
  if (!connector || !secure) throw new Error('The test core offers no login.')
  test.core.session.adopt(connector, connection)
  const approvals = createApprovals(test.core, secure)
  return {
    ...test,
    calls,
    connection,
    user,
    auth: secure,
    /** Emits an event like the secure wallet. */
    notify: approvals.handle,
    stop: approvals.stop,
    isOpen: () => test.core.modal.getState().open,
  }
}
