import { describe, expect, it } from 'vitest'
import { createLocalSolana, type StageTime } from './localSolana.ts'
import { solanaAccounts } from './solanaAccounts.ts'
import { solanaChains } from './solanaChains.ts'
import { signedPayment } from './testing/signedPayment.ts'

const [mainnet, , devnet] = solanaChains.map(({ reference }) => reference) as [
  string,
  string,
  string,
]
const [first, second] = solanaAccounts.map((account) => account.address) as [string, string]
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

function setUp(time?: StageTime) {
  const machine = { now: 1_800_000_000_000 }
  const solana = createLocalSolana(() => machine.now)
  const text = (body: unknown, at: StageTime | undefined = time) =>
    solana.answer('a', mainnet, JSON.stringify(body), at)
  const call = async (
    method: string,
    params: readonly unknown[] = [],
    stage = 'a',
    at = mainnet,
  ) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method, params })
    return JSON.parse(await solana.answer(stage, at, body, time))
  }
  const balance = async (owner: string, stage = 'a', at = mainnet): Promise<number> =>
    (await call('getBalance', [owner], stage, at)).result.value
  const latest = async (): Promise<string> =>
    (await call('getLatestBlockhash')).result.value.blockhash
  return { solana, machine, text, call, balance, latest }
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
    const { balance, call, latest } = setUp()
    const wire = await pay(await latest(), 2n)
    const { result: signature } = await call('sendTransaction', [wire, base64])
    expect(await balance(second)).toBe(502_000_000_000)
    expect(await balance(first)).toBe(497_999_995_000)
    const statuses = (await call('getSignatureStatuses', [[signature, '1'.repeat(64)]])).result
      .value
    expect(statuses).toMatchObject([{ confirmationStatus: 'finalized', err: null }, null])
    const again = await call('sendTransaction', [wire, base64])
    expect(again.error).toMatchObject({ code: -32_002, data: { err: 'AlreadyProcessed' } })
  })

  it('refuses more than there is, and what is no transaction', async () => {
    const { balance, call, latest } = setUp()
    const tooMuch = await call('sendTransaction', [await pay(await latest(), 900n), base64])
    expect(tooMuch.error).toMatchObject({
      code: -32_002,
      message:
        'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1',
      data: { err: { InstructionError: [0, { Custom: 1 }] }, unitsConsumed: 150 },
    })
    expect(await balance(second)).toBe(500_000_000_000)
    expect((await call('sendTransaction', ['AAAA', base64])).error.code).toBe(-32_602)
    expect((await call('getBalance', ['nobody'])).error.code).toBe(-32_602)
    expect((await call('getStakes')).error).toEqual({ code: -32_601, message: 'Method not found' })
  })

  it('sends coins to any address that requests them', async () => {
    const { balance, call } = setUp()
    await call('requestAirdrop', [second, 1_000_000_000])
    await call('requestAirdrop', [second, 1_000_000_000])
    expect(await balance(second)).toBe(502_000_000_000)
  })

  it('keeps stages and clusters apart, and begins again', async () => {
    const { balance, call, solana } = setUp()
    await call('requestAirdrop', [first, 1_000_000_000])
    expect(await balance(first, 'b')).toBe(500_000_000_000)
    expect(await balance(first, 'a', devnet)).toBe(500_000_000_000)
    solana.reset('a')
    expect(await balance(first)).toBe(500_000_000_000)
  })

  it('a local Solana has no other cluster', async () => {
    const { solana } = setUp()
    await expect(solana.answer('a', 'elsewhere', '{}')).rejects.toThrow('Failed to open')
  })
})

describe('its slots', () => {
  it('slots pass with the clock that comes with a request, and stand still between requests', async () => {
    const startedAt = 1_913_000_000_000
    const { call, text, machine } = setUp({ startedAt, now: startedAt })
    const { result: slot } = await call('getSlot')
    expect((await call('getBlockTime', [slot])).result).toBe(1_913_000_000)
    machine.now += 60_000
    expect((await call('getSlot')).result).toBe(slot)
    const later = { startedAt, now: startedAt + 60_000 }
    const body = { jsonrpc: '2.0', id: 1, method: 'getSlot' }
    expect(JSON.parse(await text(body, later)).result).toBe(slot + 150)
  })

  it('slots pass with the machine where no clock comes along', async () => {
    const { call, machine } = setUp()
    const { result: slot } = await call('getSlot')
    machine.now += 4_000
    expect((await call('getSlot')).result).toBe(slot + 10)
  })

  it('ends the slot with each transaction, so that the next blockhash is another one', async () => {
    const { call, latest } = setUp()
    const blockhash = await latest()
    await call('requestAirdrop', [second, 1])
    expect(await latest()).not.toBe(blockhash)
    expect((await call('isBlockhashValid', [blockhash])).result.value).toBe(true)
  })
})

describe('its answers', () => {
  it('returns one text for a batch, without the notifications', async () => {
    const { text } = setUp()
    const batch = [
      { jsonrpc: '2.0', id: 1, method: 'getHealth' },
      { jsonrpc: '2.0', method: 'getHealth' },
      { jsonrpc: '2.0', id: 'b', method: 'nothing' },
    ]
    expect(JSON.parse(await text(batch))).toEqual([
      { jsonrpc: '2.0', id: 1, result: 'ok' },
      { jsonrpc: '2.0', id: 'b', error: { code: -32_601, message: 'Method not found' } },
    ])
  })

  it('returns whole numbers with all their digits', async () => {
    const { text } = setUp()
    const params = [first, base64]
    const body = { jsonrpc: '2.0', id: 1, method: 'getAccountInfo', params }
    expect(await text(body)).toContain('"rentEpoch":18446744073709551615,')
  })

  it('defaults to base58, and refuses accounts that are too long for it', async () => {
    const { call, latest } = setUp()
    expect((await call('getAccountInfo', [first])).result.value.data).toBe('')
    const mint = await call('getAccountInfo', [usdc])
    expect(mint.result.value.data).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,}$/)
    const levy = ['Levy111111111111111111111111111111111111111', { encoding: 'base58' }]
    expect((await call('getAccountInfo', levy)).error.code).toBe(-32_600)
    const wire = await pay(await latest(), 1n)
    expect((await call('sendTransaction', [wire])).error.code).toBe(-32_602)
  })

  it('the cluster refuses a slot that has not been reached, with the one that has', async () => {
    const { call } = setUp()
    const { result: slot } = await call('getSlot')
    const early = await call('getBalance', [first, { minContextSlot: slot + 1 }])
    expect(early.error).toMatchObject({ code: -32_016, data: { contextSlot: slot } })
    expect((await call('getBlockTime', [slot + 1])).error.code).toBe(-32_004)
  })

  it('returns blocks with their transactions', async () => {
    const { call } = setUp()
    const { result: slot } = await call('getSlot')
    const { result: signature } = await call('requestAirdrop', [second, 5])
    const { result: block } = await call('getBlock', [slot, { transactionDetails: 'signatures' }])
    expect(block).toMatchObject({ parentSlot: slot - 1, signatures: [signature] })
  })
})

describe('its tokens', () => {
  it('gives test accounts their tokens at genesis', async () => {
    const { call } = setUp()
    const filter = { mint: usdc }
    const owned = await call('getTokenAccountsByOwner', [first, filter, { encoding: 'jsonParsed' }])
    expect(owned.result.value[0].account.data.parsed.info.tokenAmount.uiAmountString).toBe('2500')
    expect((await call('getTokenSupply', [usdc])).result.value.uiAmount).toBe(2_540)
    const largest = (await call('getTokenLargestAccounts', [usdc])).result.value
    expect(largest.map(({ uiAmount }: { uiAmount: number }) => uiAmount)).toEqual([2_500, 40])
  })

  it('sets balances through the operating methods, together with the supply', async () => {
    const { call } = setUp()
    await call('surfnet_setTokenAccount', [second, usdc, { amount: '1000000' }])
    expect((await call('getTokenSupply', [usdc])).result.value.uiAmount).toBe(2_501)
    await call('surfnet_setAccount', [second, { lamports: 7 }])
    expect((await call('getBalance', [second])).result.value).toBe(7)
    const unknown = await call('surfnet_setTokenAccount', [second, first, { amount: 1 }])
    expect(unknown.error.message).toMatch(/^Failed to set a balance of /)
  })
})

describe('its subscriptions', () => {
  async function connected() {
    const test = setUp()
    const seen: Record<string, unknown>[] = []
    let ends = 0
    const session = await test.solana.connect('a', mainnet, {
      send: (text) => seen.push(JSON.parse(text)),
      onEnd: () => {
        ends += 1
      },
    })
    const ask = (method: string, params: readonly unknown[] = []) => {
      session.receive(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
      return seen.at(-1)
    }
    return { ...test, seen, session, ask, ends: () => ends }
  }

  it('notifies of an account that a transaction writes, until the subscription ends', async () => {
    const { ask, call, seen } = await connected()
    const { result: id } = Object(ask('accountSubscribe', [second, base64]))
    await call('requestAirdrop', [second, 5])
    expect(seen.at(-1)).toMatchObject({
      method: 'accountNotification',
      params: { subscription: id, result: { value: { lamports: 500_000_000_005 } } },
    })
    expect(ask('accountUnsubscribe', [id])).toMatchObject({ result: true })
    const { length } = seen
    await call('requestAirdrop', [second, 5])
    expect(seen).toHaveLength(length)
  })

  it('notifies of a signature once, even if it already exists', async () => {
    const { ask, call, seen } = await connected()
    const { result: signature } = await call('requestAirdrop', [second, 5])
    ask('signatureSubscribe', [signature, { enableReceivedNotification: true }])
    expect(seen.map(({ method, params }) => [method, Object(params).result?.value])).toEqual([
      [undefined, undefined],
      ['signatureNotification', 'receivedSignature'],
      ['signatureNotification', { err: null }],
    ])
  })

  it('notifies of slots, and of the logs of mentioned accounts', async () => {
    const { ask, call, seen } = await connected()
    ask('slotSubscribe')
    ask('logsSubscribe', [{ mentions: [second] }])
    await call('requestAirdrop', [first, 5])
    expect(seen.map(({ method }) => method)).toEqual([undefined, undefined, 'slotNotification'])
    await call('requestAirdrop', [second, 5])
    expect(seen.map(({ method }) => method).slice(3)).toEqual([
      'logsNotification',
      'slotNotification',
    ])
  })

  it('the socket refuses calls that are no subscriptions, and answers no ping', async () => {
    const { ask, seen, session } = await connected()
    expect(ask('getBalance', [first])).toMatchObject({ error: { code: -32_601 } })
    expect(ask('accountSubscribe', ['nobody'])).toMatchObject({ error: { code: -32_602 } })
    expect(ask('slotUnsubscribe', [5])).toMatchObject({ error: { code: -32_602 } })
    const { length } = seen
    session.receive(JSON.stringify({ jsonrpc: '2.0', method: 'ping' }))
    expect(seen).toHaveLength(length)
    session.receive('{')
    expect(seen.at(-1)).toMatchObject({ error: { code: -32_700 } })
    session.close()
  })

  it('ends the subscriptions when the stage begins again', async () => {
    const { ask, call, ends, seen, solana } = await connected()
    ask('slotSubscribe')
    solana.reset('a')
    expect(ends()).toBe(1)
    const { length } = seen
    await call('requestAirdrop', [second, 5])
    expect(seen).toHaveLength(length)
  })
})
