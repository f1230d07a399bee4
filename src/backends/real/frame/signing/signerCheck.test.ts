import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { testAccounts } from '../../../../../anvil/accounts.ts'
import type { Eip1193Request } from '../../../port/connectors.ts'
import { BOB } from '../../testing/fakeProvider.ts'
import { openAuth, USER } from '../../testing/openAuth.ts'

const [adaKey, bobKey] = testAccounts.map(({ privateKey }) => privateKeyToAccount(privateKey))
const bob = { ...USER, email: 'bob@example.org', address: BOB }
const message = { method: 'personal_sign', params: ['0x6869', USER.address] }
const typed = {
  domain: { name: 'Shop', chainId: 1 },
  types: { Order: [{ name: 'id', type: 'uint256' }] },
  primaryType: 'Order',
  message: { id: '7' },
} as const
const order = {
  method: 'eth_signTypedData_v4',
  params: [USER.address, JSON.stringify(typed)],
}
const payment = { method: 'eth_sendTransaction', params: [{ from: USER.address, to: BOB }] }
const batch = { method: 'wallet_sendCalls', params: [{ from: USER.address, calls: [] }] }

async function connected(user: object = USER) {
  const parts = await openAuth()
  const { auth, answered, site } = parts
  const connection = await answered(auth.connect({ chainId: 'eip155:1' }), user)
  site.answers.IS_CONNECTED = { isConnected: true }
  const approvals: string[] = []
  auth.subscribeApproval((approval) => approvals.push(approval))
  return { ...parts, connection, provider: connection.provider, approvals }
}

describe('before anything is signed', () => {
  it.each([
    ['a message', message],
    ['typed data', order],
    ['a transaction', payment],
    ['a batch', batch],
    ['a message that names no account', { method: 'personal_sign', params: ['0x6869'] }],
  ])(
    'refuses %s when another person is logged in by now, and shows that person',
    async (_, request) => {
      const { provider, site, connection, approvals } = await connected()
      const signing = provider.request(request)
      const asked = await site.next()
      expect(asked).toMatchObject({
        call: 'GET_USER',
        payload: { chainId: 1, preferredAccountType: 'eoa' },
      })
      site.success(asked, bob)
      await expect(signing).rejects.toMatchObject({ code: 'wallet.unauthorized' })
      expect(connection.accounts).toEqual([BOB])
      expect(approvals).toEqual([])
      expect(site.asked.filter(({ call }) => call === 'RPC_REQUEST')).toEqual([])
    },
  )

  it('refuses on Solana as well', async () => {
    const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const address = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
    const { provider, site } = await connected({ ...USER, address, chainId: solana })
    const signing = provider.request({ method: 'solana_signMessage', params: { message: 'x' } })
    const asked = await site.next()
    expect(asked.payload).toMatchObject({ chainId: solana })
    site.success(asked, {
      ...USER,
      address: '4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA',
      chainId: solana,
    })
    await expect(signing).rejects.toMatchObject({ code: 'wallet.unauthorized' })
  })

  it('refuses an account that is not of this login without asking the site', async () => {
    const { provider, site } = await connected()
    const foreign = { method: 'personal_sign', params: ['0x6869', BOB] }
    await expect(provider.request(foreign)).rejects.toMatchObject({ code: 'wallet.unauthorized' })
    expect(site.asked).toHaveLength(1)
  })

  it('follows no one while the accounts of the other login are being chosen', async () => {
    const { auth, provider, site, connection } = await connected()
    auth.follow(() => false)
    const signing = provider.request(message)
    site.success(await site.next(), bob)
    await expect(signing).rejects.toMatchObject({ code: 'wallet.unauthorized' })
    expect(connection.accounts).toEqual([USER.address])
  })

  it('refuses when the site stays on another network', async () => {
    const { provider, site } = await connected()
    const signing = provider.request(message)
    site.success(await site.next(), { ...USER, chainId: 137 })
    await expect(signing).rejects.toMatchObject({ code: 'chain.mismatch' })
    expect(site.asked).toHaveLength(2)
  })

  it('signs for the same person with another spelling of the address and a new e-mail address', async () => {
    const { provider, site, connection } = await connected()
    const signing = provider.request(payment)
    const now = { ...USER, address: USER.address.toLowerCase(), email: 'new@example.org' }
    site.success(await site.next(), now)
    site.success(await site.next(), '0xhash')
    expect(await signing).toBe('0xhash')
    expect(connection.user?.email).toBe('new@example.org')
  })

  it('ends the session when no one is logged in any more', async () => {
    const { provider, site, connection } = await connected()
    const events: string[] = []
    connection.subscribe({
      accountsChanged: () => events.push('accounts'),
      chainChanged: () => events.push('chain'),
      disconnected: () => events.push('disconnected'),
    })
    site.answers.IS_CONNECTED = { isConnected: false }
    const signing = provider.request(message)
    site.error(await site.next(), { message: 'Not logged in' })
    await expect(signing).rejects.toMatchObject({ code: 'wallet.disconnected' })
    expect(events).toEqual(['disconnected'])
  })

  it('is aborted with the approval', async () => {
    const { auth, provider, site, approvals } = await connected()
    const signing = provider.request(message)
    await site.next()
    auth.abortApprovals()
    await expect(signing).rejects.toMatchObject({ code: 'aborted' })
    expect([approvals, site.asked.length]).toEqual([[], 2])
  })
})

describe('a signature', () => {
  async function answer(request: Eip1193Request, signature: unknown, user: object = USER) {
    const { provider, site } = await connected(user)
    const signing = provider.request(request)
    site.success(await site.next(), user)
    site.success(await site.next(), signature)
    return signing
  }
  const raw = { raw: '0x6869' } as const

  it('returns a signature of the account', async () => {
    const plain = await adaKey?.signMessage({ message: raw })
    expect(await answer(message, plain)).toBe(plain)
    const swapped = { method: 'personal_sign', params: [USER.address, '0x6869'] }
    expect(await answer(swapped, plain)).toBe(plain)
    const text = await adaKey?.signMessage({ message: 'Hello' })
    expect(await answer({ method: 'personal_sign', params: ['Hello', USER.address] }, text)).toBe(
      text,
    )
    const ordered = await adaKey?.signTypedData({ ...typed, message: { id: 7n } })
    expect(await answer(order, ordered)).toBe(ordered)
  })

  it('refuses a signature of another key', async () => {
    const foreign = { code: 'wallet.malformed' }
    const plain = await bobKey?.signMessage({ message: raw })
    await expect(answer(message, plain)).rejects.toMatchObject(foreign)
    const ordered = await bobKey?.signTypedData({ ...typed, message: { id: 7n } })
    await expect(answer(order, ordered)).rejects.toMatchObject(foreign)
  })

  it('returns a signature that cannot be checked', async () => {
    expect(await answer(message, '0xsigned')).toBe('0xsigned')
    const noKey = `0x${'11'.repeat(65)}`
    expect(await answer(message, noKey)).toBe(noKey)
    const smart = {
      ...USER,
      preferredAccountType: 'smartAccount',
      accounts: [{ address: USER.address, type: 'smartAccount' }],
    }
    const unreadable = await bobKey?.signMessage({ message: raw })
    expect(await answer(message, unreadable, smart)).toBe(unreadable)
  })
})
