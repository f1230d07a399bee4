import { describe, expect, it } from 'vitest'
import {
  createTestConnection,
  testAddress,
  testConnector,
} from '../testing/createTestConnection.ts'
import { createTestCore } from '../testing/createTestCore.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const third = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

function setUp() {
  const test = createTestCore()
  const { connection, notify } = createTestConnection({ accounts: [testAddress, other, third] })
  test.core.session.adopt(testConnector, connection)
  return { ...test, connection, notify, session: test.core.session }
}

describe('the accounts of a session', () => {
  it('are those selected, the first active, also when it is taken up again [C-220]', () => {
    const { connection, core, session } = setUp()
    session.select([other, third])
    expect(session.store.getState()).toMatchObject({ accounts: [other, third], address: other })
    expect(core.account.getState().allAccounts.map(({ address }) => address)).toEqual([
      other,
      third,
    ])
    session.adopt(testConnector, connection)
    expect(session.store.getState()).toMatchObject({ accounts: [other, third], address: other })
  })

  it('cannot be none, nor foreign ones', () => {
    const { session } = setUp()
    expect(() => session.select([])).toThrow(expect.objectContaining({ code: 'none.account' }))
    expect(() => session.select(['0x9'])).toThrow(expect.objectContaining({ code: 'none.account' }))
    expect(session.address()).toBe(testAddress)
  })

  it('keep the one that was switched to when taken up again', () => {
    const { connection, session } = setUp()
    session.select([testAddress, other])
    session.setAddress(other)
    session.adopt(testConnector, connection)
    expect(session.store.getState()).toMatchObject({
      accounts: [testAddress, other],
      address: other,
    })
  })

  it('follow the wallet when it puts another account in front', () => {
    const { session, notify } = setUp()
    session.setAddress(third)
    notify.accountsChanged([other, testAddress, third])
    expect(session.address()).toBe(other)
  })

  it('are forgotten with the session, and for another wallet', async () => {
    const { connection, session } = setUp()
    session.select([other])
    await session.disconnect()
    session.adopt(testConnector, connection)
    expect(session.store.getState()).toMatchObject({ address: testAddress })
    session.select([other])
    session.adopt({ ...testConnector, id: 'another' }, connection)
    expect(session.store.getState()).toMatchObject({
      address: testAddress,
      accounts: [testAddress, other, third],
    })
  })
})
