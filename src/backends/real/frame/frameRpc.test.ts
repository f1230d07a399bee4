import { expect, it } from 'vitest'
import { openAuth, USER } from '../testing/openAuth.ts'

async function connected(user: object = USER) {
  const parts = await openAuth()
  const { provider } = await parts.answered(parts.auth.connect({ chainId: 'eip155:1' }), user)
  const approvals: string[] = []
  parts.auth.subscribeApproval((approval) => approvals.push(approval))
  Object.assign(parts.site.answers, { GET_USER: user, IS_CONNECTED: { isConnected: true } })
  return { ...parts, provider, approvals }
}

const SIGN = { method: 'personal_sign', params: ['0x68', USER.address] }

it('passes a read without a prompt [C-282]', async () => {
  const { provider, site, approvals, answered } = await connected()
  const read = { method: 'eth_getBalance', params: [USER.address, 'latest'] }
  expect(await answered(provider.request(read), '0x1')).toBe('0x1')
  expect(site.asked.at(-1)).toMatchObject({ call: 'RPC_REQUEST', payload: read })
  expect(approvals).toEqual([])
})

it.each(['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction', 'wallet_sendCalls'])(
  'requests %s from the visitor and reports its end [C-282]',
  async (method) => {
    const { provider, site, approvals } = await connected()
    const signing = provider.request({ method, params: [] })
    const asked = await site.next()
    expect(approvals).toEqual(['open'])
    site.success(asked, '0xsigned')
    expect(await signing).toBe('0xsigned')
    expect(approvals).toEqual(['open', 'succeeded'])
  },
)

it('answers the chain and the accounts without the frame', async () => {
  const { provider, site } = await connected()
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([USER.address])
  expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([USER.address])
  expect(site.asked).toHaveLength(1)
})

const ON_SOLANA = {
  ...USER,
  address: 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9',
  chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
}

it('answers the Solana accounts without the frame, none while the account is on EVM', async () => {
  const evm = await connected()
  expect(await evm.provider.request({ method: 'solana_getAccounts' })).toEqual([])
  const { provider, site, approvals } = await connected(ON_SOLANA)
  const pubkeys = [{ pubkey: ON_SOLANA.address }]
  expect(await provider.request({ method: 'solana_getAccounts' })).toEqual(pubkeys)
  expect(await provider.request({ method: 'solana_requestAccounts' })).toEqual(pubkeys)
  expect(site.asked).toHaveLength(1)
  expect(approvals).toEqual([])
})

it.each([
  ['solana_signMessage', 'text', { signature: 'text' }],
  ['solana_signAndSendTransaction', 'text', { signature: 'text' }],
  ['solana_signTransaction', 'text', { transaction: 'text' }],
  ['solana_signAllTransactions', { transactions: ['a'] }, { transactions: ['a'] }],
])('returns the object of a Solana provider for %s [C-282]', async (method, reply, answer) => {
  const { provider, site, approvals } = await connected(ON_SOLANA)
  const signing = provider.request({ method, params: {} })
  site.success(await site.next(), reply)
  expect(await signing).toEqual(answer)
  expect(approvals).toEqual(['open', 'succeeded'])
})

it('refuses a method that is on no list [C-283]', async () => {
  const { provider, site, approvals } = await connected()
  await expect(provider.request({ method: 'eth_sign' })).rejects.toMatchObject({
    code: 'frame.notAllowed',
    message: 'Requested RPC call is not allowed',
  })
  expect(approvals).toEqual(['refused'])
  expect(site.asked).toHaveLength(1)
})

it('returns code 4001 to the host only when the visitor declines', async () => {
  const { provider, site } = await connected()
  const refused = provider.request(SIGN)
  site.error(await site.next(), { message: 'User rejected the request' })
  await expect(refused).rejects.toMatchObject({ code: 4001, message: 'User rejected the request' })
  const broken = provider.request(SIGN)
  site.error(await site.next(), { message: 'Out of order' })
  await expect(broken).rejects.toMatchObject({ code: 'frame.failed' })
})

it('rejects a read after 30 s, and waits for the visitor without a limit', async () => {
  const { provider, site, clock } = await connected()
  const outcomes: string[] = []
  const settle = (name: string, call: Promise<unknown>) =>
    call.then(
      () => outcomes.push(`${name} answered`),
      () => outcomes.push(`${name} failed`),
    )
  const read = settle('read', provider.request({ method: 'eth_blockNumber' }))
  await site.next()
  const signing = settle('signature', provider.request(SIGN))
  const asked = await site.next()
  await clock.run(29_999)
  expect(outcomes).toEqual([])
  await clock.run(1)
  await read
  expect(outcomes).toEqual(['read failed'])
  await clock.run(3_600_000)
  site.success(asked, '0xsigned')
  await signing
  expect(outcomes).toEqual(['read failed', 'signature answered'])
})

it('refuses a second approval while one is open [C-283]', async () => {
  const { provider, site } = await connected()
  const first = provider.request(SIGN)
  const asked = await site.next()
  await expect(provider.request(SIGN)).rejects.toMatchObject({ code: 'frame.notAllowed' })
  site.success(asked, '0x1')
  expect(await first).toBe('0x1')
})

it('refuses to sign when no account is connected any more [C-283]', async () => {
  const { auth, provider, answered } = await connected()
  await answered(auth.signOut())
  await expect(provider.request(SIGN)).rejects.toMatchObject({ code: 'frame.notAllowed' })
})

it('aborts only requests that wait for the visitor [C-345]', async () => {
  const { auth, provider, site, approvals } = await connected()
  const read = provider.request({ method: 'eth_blockNumber' })
  const askedRead = await site.next()
  const signing = provider.request(SIGN)
  await site.next()
  auth.abortApprovals()
  await expect(signing).rejects.toMatchObject({ code: 'aborted', message: 'Request was aborted' })
  expect(approvals).toEqual(['open', 'failed'])
  site.success(askedRead, '0x10')
  expect(await read).toBe('0x10')
})

it('aborts the open approval when an unknown method is called', async () => {
  const { provider, site } = await connected()
  const signing = provider.request(SIGN)
  await site.next()
  const aborted = signing.catch((error: unknown) => error)
  await expect(provider.request({ method: 'eth_coinbase' })).rejects.toMatchObject({
    code: 'frame.notAllowed',
  })
  expect(await aborted).toMatchObject({ code: 'aborted' })
})

it.each(['User denied it', 'request was DECLINED', 'Cancelled'])(
  "treats %j as the visitor's rejection",
  async (message) => {
    const { provider, site, approvals } = await connected()
    const refused = provider.request(SIGN)
    site.error(await site.next(), { message })
    await expect(refused).rejects.toMatchObject({ code: 4001, message })
    expect(approvals).toEqual(['open', 'failed'])
  },
)

it("treats no other failure as the visitor's rejection", async () => {
  const { auth, provider, site } = await connected()
  const silent = provider.request(SIGN)
  site.error(await site.next())
  await expect(silent).rejects.toMatchObject({ code: 'frame.failed' })
  const left = provider.request(SIGN)
  await site.next()
  auth.abortApprovals()
  await expect(left).rejects.toMatchObject({ code: 'aborted' })
})

it('sends the next request after an approval has ended', async () => {
  const { provider, site, approvals } = await connected()
  const first = provider.request(SIGN)
  site.success(await site.next(), '0x1')
  await first
  const second = provider.request(SIGN)
  site.success(await site.next(), '0x2')
  expect(await second).toBe('0x2')
  expect(approvals).toEqual(['open', 'succeeded', 'open', 'succeeded'])
})

it('rejects a read when no one is logged in, and notifies no removed approval listener', async () => {
  const { auth, provider, answered } = await connected()
  const heard: string[] = []
  auth.subscribeApproval((approval) => heard.push(approval))()
  await answered(auth.signOut())
  await expect(provider.request({ method: 'eth_blockNumber' })).rejects.toMatchObject({
    code: 'wallet.disconnected',
  })
  await expect(provider.request(SIGN)).rejects.toMatchObject({ code: 'frame.notAllowed' })
  expect(heard).toEqual([])
})

it.each([
  ['eth_sendTransaction', [{ to: USER.address, chainId: '0x00000000000001' }]],
  ['wallet_sendCalls', { calls: [], chainId: '0x89' }],
])('refuses %s for a chain that may not be the active one', async (method, params) => {
  const { provider, site, approvals } = await connected()
  await expect(provider.request({ method, params })).rejects.toMatchObject({
    code: 'chain.mismatch',
  })
  expect(site.asked).toHaveLength(1)
  expect(approvals).toEqual([])
})

it('refuses to sign for another chain than the active one', async () => {
  const { provider, site } = await connected()
  const send = { method: 'eth_sendTransaction', params: [{ to: USER.address, chainId: '0x89' }] }
  await expect(provider.request(send)).rejects.toMatchObject({ code: 'chain.mismatch' })
  expect(site.asked).toHaveLength(1)
})

it('emits chainChanged to the host as EIP-1193 requires', async () => {
  const { auth, provider, site, answered } = await connected()
  const chains: unknown[] = []
  const listener = (chainId: string) => chains.push(chainId)
  delete site.answers.GET_USER
  provider.on('chainChanged', listener)
  await answered(auth.getUser('eip155:137'), { ...USER, chainId: 137 })
  provider.removeListener('chainChanged', listener)
  await answered(auth.getUser('eip155:1'), USER)
  expect(chains).toEqual(['0x89'])
})

it('reports no EVM chain to the host while the account is on Solana', async () => {
  const { auth, provider, site, answered } = await connected()
  const chains: unknown[] = []
  delete site.answers.GET_USER
  provider.on('chainChanged', (chainId: string) => chains.push(chainId))
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const address = '4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA'
  await answered(auth.getUser(solana), { ...USER, address, chainId: solana })
  await expect(provider.request({ method: 'eth_chainId' })).rejects.toMatchObject({ code: 4901 })
  await answered(auth.getUser('eip155:137'), { ...USER, chainId: 137 })
  expect(chains).toEqual(['0x89'])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x89')
})
