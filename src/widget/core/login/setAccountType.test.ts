import { expect, it } from 'vitest'
import type { AccountType, AuthUser } from '../../../backends/port/connectors.ts'
import { createAccountTypeChanges } from './accountTypeChanges.ts'
import { setAccountType } from './setAccountType.ts'
import { createApprovalTest } from '../../testing/approvalTest.ts'
import { createTestConnection, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'

function setUp(answer: AccountType = 'smartAccount') {
  const asked: unknown[] = []
  const test = createApprovalTest({
    setPreferredAccount(type) {
      asked.push(['setPreferredAccount', type])
      return Promise.resolve(answer)
    },
    connect({ chainId, preferredAccountType }) {
      asked.push(['connect', chainId, preferredAccountType])
      const type = preferredAccountType ?? 'eoa'
      const address = type === 'eoa' ? '0x1' : '0x2'
      const user: AuthUser = {
        address,
        chainId,
        accounts: [{ address, type }],
        smartAccountDeployed: false,
        preferredAccountType: type,
      }
      const { connection } = createTestConnection({ type: 'AUTH', accounts: [address], user })
      return Promise.resolve(connection)
    },
  })
  return { ...test, asked }
}

it('prefers the type at the secure site, then connects with it [C-172 C-173 C-233 C-291]', async () => {
  const { core, asked, tracked } = setUp()
  await setAccountType(core, 'smartAccount')
  expect(asked).toEqual([
    ['setPreferredAccount', 'smartAccount'],
    ['connect', 'eip155:1', 'smartAccount'],
  ])
  expect(core.account.getState()).toMatchObject({
    address: '0x2',
    type: 'smartAccount',
    preferredAccountType: 'smartAccount',
    allAccounts: [{ address: '0x2', type: 'smartAccount' }],
  })
  expect(tracked().at(-1)).toBe('SET_PREFERRED_ACCOUNT_TYPE')
})

it('falls back to an EOA and rejects when the secure site refuses [C-241]', async () => {
  const { core, asked } = setUp('eoa')
  await expect(setAccountType(core, 'smartAccount')).rejects.toMatchObject({ code: 'frame.failed' })
  expect(asked.at(-1)).toEqual(['connect', 'eip155:1', 'eoa'])
  expect(core.account.getState()).toMatchObject({
    type: 'eoa',
    preferredAccountType: 'eoa',
    allAccounts: [{ address: '0x1', type: 'eoa' }],
  })
})

it('notifies that the account type changes', async () => {
  const { core } = setUp()
  let changes = 0
  core.use(createAccountTypeChanges).subscribe(() => (changes += 1))
  await setAccountType(core, 'smartAccount')
  expect(changes).toBe(1)
})

it('rejects for a wallet that is not a login of the secure site [C-280]', async () => {
  const { core } = createTestCore()
  core.session.adopt(testConnector, createTestConnection().connection)
  await expect(setAccountType(core, 'smartAccount')).rejects.toMatchObject({ code: 'none.account' })
})
