import type { FoyerOptions, SiweConfig, SiweSession } from '../core/options/config.ts'
import { createTestConnection, testConnector } from './testConnection.ts'
import { createTestCore } from './testCore.ts'
import { createTestSiwe } from './testSiwe.ts'

/** A widget with sign-in on, a wallet connected, and a server with the given session. */
export async function createSignInTest({
  changes = {},
  session = null,
  host = {},
}: {
  changes?: Partial<SiweConfig>
  session?: SiweSession | null
  host?: Partial<FoyerOptions>
} = {}) {
  const siwe = createTestSiwe(changes)
  siwe.server.session = session
  const test = createTestCore({
    host: { isSiweEnabled: true, siweConfig: siwe.siweConfig, ...host },
  })
  test.core.start()
  const wallet = createTestConnection()
  test.core.session.adopt(testConnector, wallet.connection)
  await test.clock.idle()
  const status = () => test.core.signIn.store.getState().status
  /** The failures reported to the observer. */
  const notes = () => test.seen.flatMap((each) => (each.type === 'note' ? [each.about] : []))
  return { ...test, ...wallet, ...siwe, notes, status }
}
