import type { Auth } from '../../../../backends/port/auth.ts'
import type { AccountType, AuthUser, Connection } from '../../../../backends/port/connectors.ts'
import { authConnectorId } from '../../../core/session/connectorList.ts'
import { createTestConnection } from '../../../testing/testConnection.ts'
import { createTestCore } from '../../../testing/testCore.ts'

/** The user's two accounts. */
export const eoaAddress = '0x1111111111111111111111111111111111111111'
export const smartAddress = '0x2222222222222222222222222222222222222222'

/** A user logged in by e-mail with an EOA and a smart account, at a secure site that grants every request. */
export function createLoginTest(
  options: {
    auth?: Partial<Auth>
    user?: Partial<AuthUser>
    connection?: Partial<Connection>
  } = {},
) {
  const asked: string[] = []
  const connectionOf = (preferred: AccountType) => {
    const addresses = [eoaAddress, smartAddress]
    const accounts = preferred === 'eoa' ? addresses : addresses.toReversed()
    return createTestConnection({
      type: 'AUTH',
      accounts,
      user: {
        email: 'ada@example.com',
        address: accounts[0] ?? '',
        chainId: 'eip155:1',
        accounts: [
          { address: eoaAddress, type: 'eoa' },
          { address: smartAddress, type: 'smartAccount' },
        ],
        smartAccountDeployed: true,
        preferredAccountType: preferred,
        ...options.user,
      },
      ...options.connection,
    })
  }
  const test = createTestCore({
    backend: {
      auth: {
        secureOrigin: 'https://secure.test',
        dashboardUrl: 'https://secure.test/dashboard',
        setPreferredAccount(type) {
          asked.push(`prefer ${type}`)
          return Promise.resolve(type)
        },
        connect({ preferredAccountType = 'eoa' }) {
          asked.push(`connect ${preferredAccountType}`)
          return Promise.resolve(connectionOf(preferredAccountType).connection)
        },
        getSmartAccountEnabledNetworks: () => Promise.resolve([]),
        ...options.auth,
      },
    },
  })
  const { connection, notify } = connectionOf('eoa')
  test.core.start()
  test.core.session.adopt(
    { id: authConnectorId, type: 'AUTH', name: 'Auth', chain: 'eip155' },
    connection,
  )
  return { ...test, asked, connection, notify }
}
