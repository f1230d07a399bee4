import { authConnectorId } from '../../../core/session/connectorList.ts'
import type { createEmailTest } from './emailTest.ts'

/** Connects the user of an e-mail test. */
export function logInTest({ core, connection }: ReturnType<typeof createEmailTest>): void {
  const connector = { id: authConnectorId, type: 'AUTH', name: 'Auth', chain: 'eip155' } as const
  core.start()
  core.session.adopt(connector, connection)
}
