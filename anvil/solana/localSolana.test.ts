import { describe, expect, it } from 'vitest'
import { createLocalSolana } from './localSolana.ts'
import { solanaAccounts } from './solanaAccounts.ts'
import { solanaChains } from './solanaChains.ts'
import { signedPayment } from './testing/signedPayment.ts'

const [mainnet, , devnet] = solanaChains.map(({ reference }) => reference) as [
  string,
  string,
  string,
]
const [first, second] = solanaAccounts.map((account) => account.address) as [string, string]

function setUp() {
  const solana = createLocalSolana()
  const call = async (
    method: string,
    params: readonly unknown[] = [],
    stage = 'a',
    at = mainnet,
  ) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method, params })
    return JSON.parse(await solana.answer(stage, at, body))
  }
  const balance = async (owner: string, stage = 'a', at = mainnet): Promise<number> =>
    (await call('getBalance', [owner], stage, at)).result.value
  return { solana, call, balance }
}

const pay = (blockhash: string, sol: bigint) =>
  signedPayment({ blockhash, to: second, lamports: sol * 1_000_000_000n })
const base64 = { encoding: 'base64' }

describe('a local Solana', () => {
  it('funds the public test accounts at genesis', async () => {
    const { balance } = setUp()
    expect(await balance(first)).toBe(500_000_000_000)
    expect(await balance('4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T')).toBe(0)
  })

  it('moves coins by a transaction that is signed, and knows it by its signature', async () => {
    const { balance, call } = setUp()
    const { blockhash } = (await call('getLatestBlockhash')).result.value
    const wire = await pay(blockhash, 2n)
    const { result: signature } = await call('sendTransaction', [wire, base64])
    expect(await balance(second)).toBe(502_000_000_000)
    expect(await balance(first)).toBe(497_999_995_000)
    const statuses = (await call('getSignatureStatuses', [[signature, '1'.repeat(64)]])).result
      .value
    expect(statuses).toMatchObject([{ confirmationStatus: 'finalized', err: null }, null])
    const again = await call('sendTransaction', [wire, base64])
    expect(again.error.code).toBe(-32_002)
  })

  it('refuses more than there is, and what is no transaction', async () => {
    const { balance, call } = setUp()
    const { blockhash } = (await call('getLatestBlockhash')).result.value
    const tooMuch = await call('sendTransaction', [await pay(blockhash, 900n), base64])
    expect(tooMuch.error.message).toMatch(/^Transaction simulation failed: /)
    expect(await balance(second)).toBe(500_000_000_000)
    expect((await call('sendTransaction', ['AAAA', base64])).error.code).toBe(-32_602)
    expect((await call('getBalance', ['nobody'])).error.code).toBe(-32_602)
    expect((await call('getStakes')).error).toEqual({ code: -32_601, message: 'Method not found' })
  })

  it('sends coins to any address that requests them', async () => {
    const { balance, call } = setUp()
    await call('requestAirdrop', [second, 1_000_000_000])
    expect(await balance(second)).toBe(501_000_000_000)
  })

  it('keeps stages and clusters apart, and begins again', async () => {
    const { balance, call, solana } = setUp()
    await call('requestAirdrop', [first, 1_000_000_000])
    expect(await balance(first, 'b')).toBe(500_000_000_000)
    expect(await balance(first, 'a', devnet)).toBe(500_000_000_000)
    solana.reset('a')
    expect(await balance(first)).toBe(500_000_000_000)
  })

  it('has no other cluster', async () => {
    const { solana } = setUp()
    await expect(solana.answer('a', 'elsewhere', '{}')).rejects.toThrow('Failed to open')
  })
})
