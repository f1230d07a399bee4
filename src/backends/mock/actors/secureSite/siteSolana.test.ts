import { createKeyPairFromPrivateKeyBytes, verifySignature, type SignatureBytes } from '@solana/kit'
import { beforeEach, describe, expect, it } from 'vitest'
import { solanaAccounts } from '../../../../../anvil/solana/solanaAccounts.ts'
import { compileSolana } from '../../../../widget/money/solana/compileSolana.ts'
import { base58 } from '../../../port/base58.ts'
import type { ChainId } from '../../../port/chainIds.ts'
import { createLocalSolanaChains } from '../../chains/testing/localSolanaChains.ts'
import { solanaTransactions } from '../signing/testing/solanaTransactions.ts'
import { createSigningTest } from './testing/signingTest.ts'

const mainnet: ChainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const secureSession = { email: 'ada@example.com', chainId: mainnet } as const
const [ada = '', bob = '', cleo = ''] = solanaAccounts.map(({ address }) => address)
const { payment, call } = solanaTransactions(ada)
const hello = base58.encode(new TextEncoder().encode('Hello, Harbour'))

function setUp() {
  const chains = createLocalSolanaChains()
  const site = createSigningTest({ secureSession }, {}, chains)
  async function draft(...instructions: Parameters<typeof compileSolana>[2]) {
    const { value } = Object(await chains.rpc(mainnet, 'getLatestBlockhash'))
    return compileSolana(ada, String(value.blockhash), instructions)
  }
  const balance = async (owner: string): Promise<unknown> =>
    Object(await chains.rpc(mainnet, 'getBalance', [owner])).value
  return { ...site, draft, balance }
}

let up: ReturnType<typeof setUp>
beforeEach(() => {
  up = setUp()
})

it('signs a message with the key of the account, once the person has read it', async () => {
  const signing = up.rpc('solana_signMessage', { message: hello, pubkey: ada })
  const { id, summary } = await up.asked()
  expect(summary).toMatchObject({
    kind: 'message',
    heading: 'The app requests a signature',
    message: 'Hello, Harbour',
    rows: [
      { label: 'From', value: ada },
      { label: 'Network', value: 'Solana' },
    ],
    approve: 'Sign',
  })
  await up.service.approve(id)
  const { signature } = (await signing) as { signature: string }
  const { publicKey } = await createKeyPairFromPrivateKeyBytes(new Uint8Array(32).fill(1))
  const bytes = base58.decode(signature) as SignatureBytes
  expect(await verifySignature(publicKey, bytes, new TextEncoder().encode('Hello, Harbour'))).toBe(
    true,
  )
})

describe('a payment', () => {
  it('shows a payment with amount, recipient, network and fee, and it arrives on the chain', async () => {
    const transaction = await up.draft(payment(cleo, 2_500_000_000n))
    const before = Number(await up.balance(cleo))
    const paying = up.rpc('solana_signAndSendTransaction', { transaction })
    const { id, summary } = await up.asked()
    expect(summary).toEqual({
      kind: 'transaction',
      heading: 'The app requests a transaction',
      amount: { value: '2.5', symbol: 'SOL' },
      rows: [
        { label: 'Recipient', value: cleo },
        { label: 'From', value: ada },
        { label: 'Network', value: 'Solana' },
        { label: 'Network fee', value: 'about 0.000005 SOL' },
      ],
      approve: 'Sign',
    })
    expect(await up.balance(cleo)).toBe(before)
    await up.service.approve(id)
    expect(base58.decode(Object(await paying).signature)).toHaveLength(64)
    expect(await up.balance(cleo)).toBe(before + 2_500_000_000)
  })

  it('the secure site does not send a payment that is rejected, or whose network changed meanwhile', async () => {
    const transaction = await up.draft(payment(cleo, 1n))
    const before = await up.balance(cleo)
    const pay = () => up.rpc('solana_signAndSendTransaction', { transaction }).catch(String)
    const cancelled = pay()
    await up.service.cancel((await up.asked()).id)
    expect(await cancelled).toContain('User rejected the request')
    const moved = pay()
    const { id } = await up.asked(2)
    await up.site({ call: 'SWITCH_NETWORK', id: '1', payload: { chainId: 1 } }, (wait) => wait)
    await up.service.approve(id)
    expect(await moved).toContain('Account or network changed meanwhile')
    expect(await up.balance(cleo)).toBe(before)
  })

  it('shows a warning when the chain would reject it', async () => {
    const transaction = await up.draft(payment(cleo, 900_000_000_000n))
    const paying = up.rpc('solana_signAndSendTransaction', { transaction }).catch(String)
    const { id, summary } = await up.asked()
    expect(summary.note).toContain('likely to fail')
    await up.service.approve(id)
    expect(await paying).toContain('Transaction simulation failed')
  })
})

it('shows the owner of the token account that a token goes to', async () => {
  const { value } = Object(
    await up.chains.rpc(mainnet, 'getTokenAccountsByOwner', [
      bob,
      { mint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' },
      { encoding: 'jsonParsed' },
    ]),
  )
  const tokenAccount = String(value[0].pubkey)
  const [, pass] = solanaTransactions(ada).tokens({ owner: bob, tokenAccount, units: 12_500_000n })
  const transaction = await up.draft(pass)
  const signing = up.rpc('solana_signTransaction', { transaction, pubkey: ada }).catch(String)
  const { id, summary } = await up.asked()
  expect([summary.amount, summary.rows.slice(0, 2)]).toEqual([
    { value: '12.5', symbol: 'USDC' },
    [
      { label: 'Recipient', value: bob },
      { label: 'Token', value: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' },
    ],
  ])
  await up.service.cancel(id)
  await signing
})

it('signs several transactions after one approval, and shows each of their calls', async () => {
  const transactions = [
    await up.draft(payment(cleo, 1_000_000_000n)),
    await up.draft(payment(bob, 500_000_000n), call(cleo)),
  ]
  const signing = up.rpc('solana_signAllTransactions', { transactions })
  const { id, summary } = await up.asked()
  expect(summary).toMatchObject({
    kind: 'batch',
    heading: 'The app requests multiple transactions',
    amount: { value: '1.5', symbol: 'SOL' },
    approve: 'Approve',
  })
  expect(summary.rows.slice(0, 3)).toEqual([
    { label: '1. To', value: `${cleo}, 1 SOL` },
    { label: '2. To', value: `${bob}, 0.5 SOL` },
    { label: '3. Calls', value: cleo },
  ])
  await up.service.approve(id)
  const signed = Object(await signing).transactions as string[]
  expect(signed).toHaveLength(2)
  expect(signed.map((wire) => atob(wire).slice(65))).toEqual(
    transactions.map((wire) => atob(wire).slice(65)),
  )
  expect(signed).not.toEqual(transactions)
})

it('signs a single transaction without sending it', async () => {
  const transaction = await up.draft(payment(cleo, 1n))
  const before = await up.balance(cleo)
  const signing = up.rpc('solana_signTransaction', { transaction })
  await up.service.approve((await up.asked()).id)
  const { transaction: signed } = (await signing) as { transaction: string }
  expect(await up.balance(cleo)).toBe(before)
  const options = { encoding: 'base64' }
  await up.chains.rpc(mainnet, 'sendTransaction', [signed, options])
  expect(await up.balance(cleo)).toBe(Number(before) + 1)
})

it.each([
  ['a foreign account', { message: hello, pubkey: bob }, `${bob} is not yours`],
  [
    'the account in other letters',
    { message: hello, pubkey: ada.toLowerCase() },
    `${ada.toLowerCase()} is not yours`,
  ],
  ['a message that is not base58', { message: '0OIl' }, 'The message is not base58.'],
])('rejects %s before the person sees it', async (_, params, message) => {
  await expect(up.rpc('solana_signMessage', params)).rejects.toThrow(message)
  expect(up.service.requests()).toEqual([])
})

it('rejects a transaction that another account has to sign before the person sees it', async () => {
  const transaction = compileSolana(bob, ada, [solanaTransactions(bob).payment(cleo, 1n)])
  await expect(up.rpc('solana_signTransaction', { transaction })).rejects.toThrow(
    `${ada} does not have to sign this transaction.`,
  )
  expect(up.service.requests()).toEqual([])
})

it('rejects Solana methods on an EVM network', async () => {
  const evm = createSigningTest()
  await expect(evm.rpc('solana_signMessage', { message: hello })).rejects.toThrow(
    'solana_signMessage is not available on eip155:1',
  )
})
