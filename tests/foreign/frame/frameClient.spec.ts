import { expect } from '@playwright/test'
import { stringToHex, verifyMessage, type Hex } from 'viem'
import { testAccounts } from '../../../anvil/accounts.ts'
import { solanaTransactions } from '../../../src/backends/mock/actors/signing/testing/solanaTransactions.ts'
import { base58 } from '../../../src/backends/port/base58.ts'
import { compileSolana } from '../../../src/widget/money/solana/compileSolana.ts'
import { frameClientTest as test } from './frameClientTest.ts'

const email = 'ada@example.com'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const friend = testAccounts[9]?.address

test.beforeEach(async ({ page, frameClient: { call } }) => {
  expect(await call('connectEmail', { email })).toEqual({ action: 'VERIFY_OTP' })
  await expect(call('connectOtp', { otp: '000000' })).rejects.toThrow('Invalid code')
  const otp = await page.evaluate((to) => window.foyerStage?.newestCode(to), email)
  await call('connectOtp', { otp })
})

test('a person logs in by e-mail, stays logged in after a reload of the frame, and logs out', async ({
  frameClient: { call },
}) => {
  const user = await call('connect', { chainId: 1 })
  expect(user).toMatchObject({ email, chainId: 1, preferredAccountType: 'eoa' })
  expect(await call('getEmail')).toBe(email)
  await call('reload')
  expect(await call('isConnected')).toEqual({ isConnected: true })
  await call('disconnect')
  expect(await call('isConnected')).toEqual({ isConnected: false })
  expect(await call('getEmail')).toBeNull()
})

test('a person signs and pays, and a declined request is not performed', async ({
  frameClient: { call, request },
}) => {
  const { address } = (await call('connect', { chainId: 1 })) as { address: Hex }
  const balance = async () => BigInt(String(await request('eth_getBalance', [friend, 'latest'])))
  const text = stringToHex('Hello, Harbour')
  const signature = (await request('personal_sign', [text, address])) as Hex
  expect(await verifyMessage({ address, message: 'Hello, Harbour', signature })).toBe(true)

  const before = await balance()
  const payment = { from: address, to: friend, value: '0x64', data: '0x' }
  const hash = await request('eth_sendTransaction', [payment])
  expect(await balance()).toBe(before + 100n)
  expect(await request('eth_getTransactionByHash', [hash])).toMatchObject({ hash, value: '0x64' })

  for (const [method, params] of [
    ['personal_sign', [text, address]],
    ['eth_sendTransaction', [payment]],
  ] as const) {
    await expect(request(method, params, 'cancel')).rejects.toThrow('User rejected the request')
  }
  expect(await balance()).toBe(before + 100n)
})

test('the site switches to its own chains, and refuses others and Solana by name', async ({
  frameClient: { call },
}) => {
  await call('connect', { chainId: 1 })
  expect(await call('switchNetwork', { chainId: 'eip155:137' })).toEqual({ chainId: 137 })
  expect(await call('getChainId')).toEqual({ chainId: 137 })
  await expect(call('switchNetwork', { chainId: 'eip155:424242' })).rejects.toThrow(
    'Unknown chain eip155:424242',
  )
  expect(await call('getSmartAccountEnabledNetworks')).toEqual({
    smartAccountEnabledNetworks: [8453, 11155111],
  })
  expect(await call('getCapabilities')).toEqual({ '0x89': { atomic: { status: 'unsupported' } } })
  await expect(
    call('request', { method: 'solana_signMessage', params: { message: '9', pubkey: '9' } }),
  ).rejects.toThrow('solana_signMessage is not available on eip155:137')
})

test('a person signs a message and a transaction on Solana', async ({
  frameClient: { call, request },
}) => {
  const { address } = (await call('connect', { chainId: solana })) as { address: string }
  const message = base58.encode(new TextEncoder().encode('Hello, Harbour'))
  const signed = await request('solana_signMessage', { message, pubkey: address })
  expect(base58.decode(Object(signed).signature)).toHaveLength(64)
  const transaction = compileSolana(address, address, [solanaTransactions(address).call(address)])
  const { transaction: wire } = Object(await request('solana_signTransaction', { transaction }))
  expect(atob(wire).slice(65)).toBe(atob(transaction).slice(65))
  expect(wire).not.toBe(transaction)
  await expect(
    request('solana_signMessage', { message, pubkey: address }, 'cancel'),
  ).rejects.toThrow('User rejected the request')
})

test('a person logs in at a provider whose window the page opens itself', async ({
  page,
  frameClient: { call },
}) => {
  await call('disconnect')
  const { uri } = (await call('getSocialRedirectUri', { provider: 'google' })) as { uri: string }
  const result = page.evaluate(
    (address) =>
      new Promise<string>((resolve) => {
        window.addEventListener('message', ({ data }: MessageEvent<{ resultUri?: string }>) => {
          if (data.resultUri !== undefined) resolve(data.resultUri)
        })
        window.open(address, 'popupWindow')
        const social = window.foyerStage?.simulator.social
        const stop = social?.subscribe(() => {
          const [waiting] = social.windows()
          if (waiting === undefined) return
          stop?.()
          void social.continueAs(waiting.id)
        })
      }),
    uri,
  )
  const connected = await call('connectSocial', { uri: await result, chainId: 1 })
  const { address, userName } = connected as { address: string; userName: string }
  expect(await call('getUsername')).toBe(userName)
  expect(await call('connect', { chainId: 1 })).toMatchObject({ address, chainId: 1 })
  expect(await call('isConnected')).toEqual({ isConnected: true })
})
