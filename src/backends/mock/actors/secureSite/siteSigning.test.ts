import { verifyMessage, verifyTypedData } from 'viem'
import { beforeEach, describe, expect, it } from 'vitest'
import { testAccounts } from '../../../../../anvil/accounts.ts'
import { findToken } from '../../chains/tokens/findToken.ts'
import { RpcError } from '../../shared/rpcError.ts'
import { generateWorld } from '../../world/generateWorld.ts'
import { typedDataOn, unfitRequests } from '../signing/testing/signingSamples.ts'
import { createSigningTest } from './testing/signingTest.ts'

const ada = testAccounts[6]?.address ?? '0x'
const shop = testAccounts[9]?.address ?? '0x'
const tenth = '0x16345785d8a0000'

let up: ReturnType<typeof createSigningTest>
beforeEach(() => {
  up = createSigningTest()
})

describe('a message', () => {
  it('shows a message as text and signs it with the key of its account', async () => {
    await up.site(
      {
        call: 'SYNC_DAPP_DATA',
        id: '1',
        payload: {
          metadata: { name: 'Shop', description: '', url: '', icons: [] },
          sdkVersion: '1',
          projectId: 'p',
        },
      },
      (wait) => wait,
    )
    const signing = up.rpc('personal_sign', '0x68c3a9', ada)
    const { id, summary } = await up.asked()
    expect(summary).toMatchObject({
      kind: 'message',
      heading: 'Shop requests a signature',
      message: 'hé',
      approve: 'Sign',
      rows: [
        { label: 'From', value: ada },
        { label: 'Network', value: 'Ethereum' },
      ],
    })
    await up.service.approve(id)
    const signature = (await signing) as `0x${string}`
    expect(await verifyMessage({ address: ada, message: { raw: '0x68c3a9' }, signature })).toBe(
      true,
    )
  })

  it('shows its hidden characters, and shows non-text bytes as bytes', async () => {
    const hidden = up.rpc('personal_sign', 'pay\u202eme', ada).catch(String)
    expect((await up.asked()).summary.message).toBe('pay\u25a1me')
    const shown = up.asked(2)
    const bytes = up.rpc('personal_sign', '0xff00', ada).catch(String)
    expect(await hidden).toContain('Another request took its place')
    expect((await shown).summary.message).toBe('0xff00')
    await up.service.cancel(2)
    expect(await bytes).toContain('User rejected the request')
  })

  it('shows a JSON message as its fields, with the exact text in the details', async () => {
    const text = '{"name":"lighthouse.wcn.id","attributes":{},"signedAt":1768478400}'
    const signing = up.rpc('personal_sign', text, ada).catch(String)
    const { id, summary } = await up.asked()
    expect([summary.message, summary.fields, summary.details]).toEqual([
      undefined,
      [
        { label: 'Name', value: 'lighthouse.wcn.id' },
        { label: 'Signed at', value: '1768478400' },
      ],
      text,
    ])
    await up.service.cancel(id)
    expect(await signing).toContain('User rejected the request')
  })

  it('the secure site does not sign a message for a foreign account', async () => {
    await expect(up.rpc('personal_sign', '0x68', shop)).rejects.toThrow(`${shop} is not yours`)
    expect(up.service.requests()).toEqual([])
  })
})

it('signs typed data of this network as it was shown', async () => {
  const signing = up.rpc('eth_signTypedData_v4', ada, JSON.stringify(typedDataOn(1)))
  const { id, summary } = await up.asked()
  expect([summary.message, summary.fields, summary.details, summary.rows[0]]).toEqual([
    undefined,
    [{ label: 'Total', value: '7' }],
    '{\n  "total": "7"\n}',
    { label: 'Type', value: 'Order' },
  ])
  await up.service.approve(id)
  const right = await verifyTypedData({
    address: ada,
    domain: { name: 'Shop', chainId: 1 },
    types: { Order: [{ name: 'total', type: 'uint256' }] },
    primaryType: 'Order',
    message: { total: 7n },
    signature: (await signing) as `0x${string}`,
  })
  expect(right).toBe(true)
})

describe('a transaction', () => {
  const usdc = findToken('eip155:1', 'USDC').address
  const takesAll = 'The spender may take all USDC of this account, now and later.'
  const word = (digits: string) => digits.padStart(64, '0')
  const tokenCall = (selector: string, units: bigint) => ({
    from: ada,
    to: usdc,
    data: `${selector}${word(shop.slice(2))}${word(units.toString(16))}`,
  })
  const payment = { from: ada, to: shop, value: tenth, gas: '0x5208', odd: 'thing' }

  it('shows a transaction with amount, recipient, network and fee, and sends it as shown', async () => {
    const paying = up.rpc('eth_sendTransaction', payment)
    const { id, summary } = await up.asked()
    expect(summary).toMatchObject({
      heading: 'The app requests a transaction',
      amount: { value: '0.1', symbol: 'ETH' },
      rows: [
        { label: 'To', value: shop },
        { label: 'From', value: ada },
        { label: 'Network', value: 'Ethereum' },
        { label: 'Network fee', value: 'about 0.000042 ETH' },
      ],
    })
    expect(summary.note).toBeUndefined()
    expect(up.sent).toEqual([])
    await up.service.approve(id)
    expect(await paying).toBe('0xhash')
    const transaction = { from: ada, to: shop, value: tenth, data: '0x', gas: '0x5208' }
    expect(up.sent).toEqual([['eip155:1', transaction]])
  })

  it('the secure site does not send a transaction that is rejected, or whose network changed meanwhile', async () => {
    const cancelled = up.rpc('eth_sendTransaction', payment).catch(String)
    await up.service.cancel((await up.asked()).id)
    expect(await cancelled).toContain('User rejected the request')
    const moved = up.rpc('eth_sendTransaction', payment).catch(String)
    const { id } = await up.asked(2)
    await up.site({ call: 'SWITCH_NETWORK', id: '1', payload: { chainId: 137 } }, (wait) => wait)
    await up.service.approve(id)
    expect(await moved).toContain('Account or network changed meanwhile')
    expect(up.sent).toEqual([])
  })

  it.each([
    ['the largest of 256 bits', 2n ** 256n - 1n, 'Unlimited', takesAll],
    ['the largest of 160 bits', 2n ** 160n - 1n, 'Unlimited', takesAll],
    ['a limit', 100_500_000n, '100.5', undefined],
  ])('describes a transaction as an approval, with %s', async (_, units, value, note) => {
    const approving = up.rpc('eth_sendTransaction', tokenCall('0x095ea7b3', units)).catch(String)
    const { id, summary } = await up.asked()
    expect(summary.amount).toEqual({ value, symbol: 'USDC' })
    expect(summary.rows.slice(0, 2)).toEqual([
      { label: 'Lets spend', value: shop.toLowerCase() },
      { label: 'Token', value: usdc },
    ])
    expect(summary.note).toBe(note)
    await up.service.cancel(id)
    await approving
  })

  it('describes a transaction as a token transfer, unless it also sends coins', async () => {
    const call = tokenCall('0xa9059cbb', 1_500_000n)
    const first = up.rpc('eth_sendTransaction', call).catch(String)
    const { summary } = await up.asked()
    expect(summary.amount).toEqual({ value: '1.5', symbol: 'USDC' })
    expect(summary.rows[0]).toEqual({ label: 'Recipient', value: shop.toLowerCase() })
    const second = up.rpc('eth_sendTransaction', { ...call, value: tenth }).catch(String)
    const odd = await up.asked(2)
    expect(odd.summary.amount).toEqual({ value: '0.1', symbol: 'ETH' })
    expect(odd.summary.rows[0]).toEqual({ label: 'To', value: usdc })
    await up.service.cancel(2)
    await Promise.all([first, second])
  })

  it('shows a warning when the chain would reject it', async () => {
    const refused = Promise.reject(new RpcError(-32_003, 'Insufficient funds'))
    refused.catch(() => undefined)
    up = createSigningTest({}, { eth_estimateGas: refused })
    const paying = up.rpc('eth_sendTransaction', payment).catch(String)
    const { id, summary } = await up.asked()
    expect(summary.note).toContain('likely to fail')
    await up.service.cancel(id)
    await paying
  })
})

it.each(unfitRequests)('rejects a request before the person sees it: $why', async (unfit) => {
  await expect(up.rpc(unfit.method, ...unfit.params(ada))).rejects.toThrow(unfit.message)
  expect(up.service.requests()).toEqual([])
})

it('signs a message when the page names the account first', async () => {
  const signing = up.rpc('personal_sign', ada, 'Hello')
  const { id, summary } = await up.asked()
  expect(summary.message).toBe('Hello')
  await up.service.approve(id)
  const signature = (await signing) as `0x${string}`
  expect(await verifyMessage({ address: ada, message: 'Hello', signature })).toBe(true)
})

describe('several calls at once', () => {
  const batch = {
    version: '2.0.0',
    chainId: '0x1',
    atomicRequired: false,
    calls: [
      { to: shop, value: tenth },
      { to: shop, data: '0xa9059cbb' },
    ],
  }

  it('sends several calls of a smart account in one transaction of its owner', async () => {
    up = createSigningTest({
      smartAccountChainIds: ['eip155:1'],
      people: generateWorld()
        .people.slice(0, 1)
        .map((person) => ({ ...person, preferredAccountType: 'smartAccount' as const })),
    })
    const paying = up.rpc('wallet_sendCalls', { ...batch, atomicRequired: true })
    const { id, summary } = await up.asked()
    expect(summary).toMatchObject({
      heading: 'The app requests multiple transactions',
      approve: 'Approve',
      note: 'This first transaction also sets up your smart account.',
    })
    await up.service.approve(id)
    expect(await paying).toEqual({ id: '0xhash' })
    expect(up.sent).toMatchObject([['eip155:1', { from: ada }]])
  })

  it('rejects several calls for an EOA', async () => {
    await expect(up.rpc('wallet_sendCalls', batch)).rejects.toThrow('Only a smart account')
  })

  it.each([
    ['another version', { ...batch, version: '1.0' }, 'Invalid version: expected 2.0.0'],
    ['another network', { ...batch, chainId: '0x89' }, 'The request is for another network'],
    ['calls that a key cannot do as one', { ...batch, atomicRequired: true }, 'a plain key'],
    [
      'a required capability',
      { ...batch, capabilities: { paymasterService: {} } },
      'does not support the capability paymasterService',
    ],
  ])('rejects several calls with %s', async (_, asked, why) => {
    await expect(up.rpc('wallet_sendCalls', asked)).rejects.toThrow(why)
    expect(up.service.requests()).toEqual([])
  })
})

it('returns a smart account if the site offers one, and whether it is deployed [C-295]', async () => {
  const ask = () => up.site({ call: 'INIT_SMART_ACCOUNT', id: '1', payload: undefined }, (w) => w)
  await expect(ask()).rejects.toThrow('not available on this network')
  up = createSigningTest({ smartAccountChainIds: ['eip155:1'] })
  expect(await ask()).toMatchObject({ isDeployed: false, address: expect.stringMatching(/^0x/) })
})
