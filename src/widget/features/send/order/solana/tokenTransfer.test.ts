import { describe, expect, it } from 'vitest'
import { createLocalSolana } from '../../../../../../anvil/solana/localSolana.ts'
import { solanaAccounts } from '../../../../../../anvil/solana/solanaAccounts.ts'
import { associatedAccount as derivedByKit } from '../../../../../../anvil/solana/tokens/associatedAccount.ts'
import { tokenPrograms } from '../../../../../../anvil/solana/tokens/tokenPrograms.ts'
import { signTransaction } from '../../../../../backends/mock/actors/signing/solana/signTransaction.ts'
import { asRecord } from '../../../../../backends/port/asRecord.ts'
import { referenceOf } from '../../../../../backends/port/chainIds.ts'
import type { Chains } from '../../../../../backends/port/chains.ts'
import { checkToken } from '../../../../money/tokens/checkToken.ts'
import { createSendTest, toVera } from '../../testing/sendTest.ts'
import { solanaHost } from '../../testing/solanaHost.ts'
import { sol } from '../../testing/testTokens.ts'
import type { Transfer } from '../transfer.ts'
import { transferRequest } from '../transferRequest.ts'
import { walletGuard } from '../walletGuard.ts'
import { associatedAccount } from '../../../../money/solana/associatedAccount.ts'
import { readTokenRoute } from './readTokenRoute.ts'
import { simulateSolana } from './simulateSolana.ts'

const [from = '', second = '', third = ''] = solanaAccounts.map(({ address }) => address)
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const levy = 'Levy111111111111111111111111111111111111111'
const { signal } = new AbortController()
const [
  {
    networks: [network],
  },
] = solanaHost.adapters

/** The widget on a real local Solana. */
function setUp() {
  const solana = createLocalSolana()
  const call: Chains['call'] = async ({ id }, method, params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const { error, result } = JSON.parse(await solana.answer('a', referenceOf(id), body))
    return error === undefined ? result : Promise.reject(new Error(error.message))
  }
  const { core } = createSendTest({ host: solanaHost, chains: { call } })
  const balance = async (owner: string, mint: string): Promise<string> => {
    const params = [owner, { mint }, { encoding: 'jsonParsed' }]
    const { value } = Object(await call(network, 'getTokenAccountsByOwner', params))
    return value[0]?.account.data.parsed.info.tokenAmount.amount
  }
  async function send(transfer: Transfer): Promise<unknown> {
    const { params } = await transferRequest(core, transfer, signal)
    const wire = Buffer.from(String(asRecord(params).transaction), 'base64')
    const signed = await signTransaction(from, new Uint8Array(wire))
    const options = { encoding: 'base64' }
    return call(network, 'sendTransaction', [Buffer.from(signed).toString('base64'), options])
  }
  return { balance, call, core, send }
}

const transferOf = (change: Partial<Transfer>): Transfer => ({
  ...toVera,
  chainId: sol.chainId,
  from,
  recipient: second,
  name: undefined,
  token: usdc,
  symbol: 'USDC',
  tokenName: 'USD Coin',
  units: 12_500_000n,
  decimals: 6,
  ...change,
})

describe('an associated account', () => {
  it.each([
    [from, usdc, tokenPrograms.token],
    [second, levy, tokenPrograms.token2022],
    [third, usdc, tokenPrograms.token],
    [usdc, levy, tokenPrograms.token2022],
  ])('derives the same account of %s and %s as another client', async (owner, mint, program) => {
    const known = (text: string) => text as Parameters<typeof derivedByKit>[0]
    const wanted = derivedByKit(known(owner), known(mint), known(program))
    expect(await associatedAccount(owner, mint, program)).toBe(wanted)
  })

  it('rejects an invalid address', async () => {
    await expect(associatedAccount('0x1', usdc, tokenPrograms.token)).rejects.toMatchObject({
      code: 'internal',
    })
  })
})

describe('a transfer of tokens', () => {
  it('transfers tokens to an existing account and costs only the fee', async () => {
    const { balance, core, send } = setUp()
    const route = await readTokenRoute(
      core,
      network,
      { from, recipient: second, token: usdc },
      signal,
    )
    expect(route).toMatchObject({ creates: false, rent: 0n })
    await send(transferOf({}))
    expect(await balance(second, usdc)).toBe('52500000')
    expect(await balance(from, usdc)).toBe('2487500000')
  })

  it("creates the recipient's account, for its rent", async () => {
    const { balance, core, send } = setUp()
    const route = await readTokenRoute(
      core,
      network,
      { from, recipient: third, token: usdc },
      signal,
    )
    expect(route).toMatchObject({ creates: true, rent: 2_039_280n })
    await send(transferOf({ recipient: third }))
    expect(await balance(third, usdc)).toBe('12500000')
  })

  it('shows the amount of Token-2022 after the transfer fee, and exactly that arrives', async () => {
    const { balance, core, send } = setUp()
    const transfer = transferOf({
      token: levy,
      recipient: third,
      units: 100_000_000_000n,
      decimals: 9,
    })
    const less = { kind: 'less', units: 99_000_000_000n }
    expect(await simulateSolana(core, network, transfer, signal)).toEqual(less)
    await send(transfer)
    expect(await balance(third, levy)).toBe('99000000000')
    // For an existing account, only the growth counts.
    expect(await simulateSolana(core, network, transfer, signal)).toEqual(less)
  })

  it('shows that the chain rejects a transfer whose decimals differ from those of the mint', async () => {
    const { balance, send } = setUp()
    await expect(send(transferOf({ decimals: 9 }))).rejects.toThrow('custom program error: 0x12')
    expect(await balance(second, usdc)).toBe('40000000')
  })

  it('rejects an account that is not a mint', async () => {
    const { send } = setUp()
    await expect(send(transferOf({ token: second }))).rejects.toMatchObject({
      code: 'chain.malformed',
    })
  })
})

describe('what a new account of the recipient keeps', () => {
  const mintOf = (program: string, after: readonly number[] = []) => {
    const bytes = Buffer.alloc(after.length > 0 ? 165 + after.length : 82)
    for (const [index, byte] of after.entries()) bytes[165 + index] = byte
    return { owner: program, data: [bytes.toString('base64'), 'base64'] }
  }
  const plain = mintOf(tokenPrograms.token)

  /** The route to a recipient without an account, on a chain with the given rent. */
  async function route(mint: unknown, rent: unknown) {
    const asked: unknown[] = []
    const call: Chains['call'] = async (_network, method, params) => {
      if (method === 'getAccountInfo') return { value: params[0] === usdc ? mint : null }
      asked.push([method, ...params])
      return rent
    }
    const { core } = createSendTest({ host: solanaHost, chains: { call } })
    const transfer = { from, recipient: third, token: usdc }
    return { found: await readTokenRoute(core, network, transfer, signal), asked }
  }

  it.each([
    ['a token', plain, 165],
    ['a token of Token-2022', mintOf(tokenPrograms.token2022), 170],
    ['a token with a transfer fee', mintOf(tokenPrograms.token2022, [1, 1, 0, 0, 0]), 182],
  ])('depends on the size that %s needs', async (_, mint, size) => {
    const { found, asked } = await route(mint, 7)
    expect(found).toMatchObject({ creates: true, rent: 7n })
    expect(asked).toEqual([['getMinimumBalanceForRentExemption', size]])
  })

  it('accepts a rent of zero', async () => {
    expect((await route(plain, 0)).found).toMatchObject({ rent: 0n })
  })

  it.each([[null], ['2039280'], [-1], [0.5], [2 ** 53]])('rejects %j', async (rent) => {
    await expect(route(plain, rent)).rejects.toMatchObject({ code: 'chain.malformed' })
  })
})

describe('the simulation of a transfer on Solana', () => {
  it.each([
    ['as it is shown', {}, { kind: 'asShown' }],
    ['the same for coins', { token: undefined, decimals: 9 }, { kind: 'asShown' }],
    ['that the amount exceeds the balance', { units: 9_000_000_000n }, { kind: 'fails' }],
  ])('finds %s', async (_, change, found) => {
    const { core } = setUp()
    expect(await simulateSolana(core, network, transferOf(change), signal)).toEqual(found)
  })

  it.each([
    ['an amount below the least balance for a new account', { units: 890_879n }],
    ['a rest below the least balance in the own account', { units: 499_999_500_000n }],
  ])('names the least balance for %s', async (_, change) => {
    const { core } = setUp()
    const fresh = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
    const coins = transferOf({ recipient: fresh, token: undefined, decimals: 9, ...change })
    const found = await simulateSolana(core, network, coins, signal)
    expect(found).toEqual({ kind: 'rent', least: 890_880n })
  })

  it.each([
    [{ InstructionError: [0, { Custom: 17 }] }, 'blocked'],
    [{ InstructionError: [1, { Custom: 67 }] }, 'blocked'],
    [{ InstructionError: [0, { Custom: 1 }] }, 'fails'],
    [{ InstructionError: [0, 'InvalidArgument'] }, 'fails'],
    [{ InsufficientFundsForRent: { account_index: 1 } }, 'fails'],
    ['AccountNotFound', 'fails'],
  ])('reads the failure %j as %s', async (err, kind) => {
    const { core } = createSendTest({
      host: solanaHost,
      rpc: {
        simulateTransaction: () => ({ value: { err } }),
        getMinimumBalanceForRentExemption: () => 'much',
      },
    })
    const coins = transferOf({ token: undefined })
    expect(await simulateSolana(core, network, coins, signal)).toEqual({ kind })
  })

  /** The simulation on a node that returns the recipient's balance before and after. */
  function simulateWith(before: unknown, after: unknown) {
    const holding = (amount: unknown) => ({
      data: { parsed: { info: { tokenAmount: { amount } } } },
    })
    const { core, call } = setUp()
    core.backend.chains.call = async (of, method, params, aborted) => {
      if (method === 'simulateTransaction')
        return { value: { err: null, accounts: [holding(after)] } }
      const isLook = Object(params[1]).encoding === 'jsonParsed'
      return isLook ? { value: holding(before) } : call(of, method, params, aborted)
    }
    return simulateSolana(core, network, transferOf({ units: 10n }), signal)
  }

  it.each([
    ['0', '9', 9n],
    ['18446744073709551600', '18446744073709551609', 9n],
    ['5', '4', -1n],
  ])(
    'returns the received amount if the account grows from %s to %s',
    async (before, after, units) => {
      expect(await simulateWith(before, after)).toEqual({ kind: 'less', units })
    },
  )

  it.each([
    ['0', ''],
    ['0', 9],
    ['0', '9 units'],
    ['0', '0x9'],
    ['9'.repeat(21), '5'],
    ['few', '5'],
    [undefined, '5'],
  ])('compares no unreadable amounts: %j, %j', async (before, after) => {
    expect(await simulateWith(before, after)).toEqual({ kind: 'asShown' })
  })

  it.each([[null], [{}], [{ value: {} }], [{ value: 'x' }]])(
    'ignores an answer of another shape: %j',
    async (answer) => {
      const { core } = createSendTest({
        host: solanaHost,
        rpc: { simulateTransaction: () => answer },
      })
      const coins = transferOf({ token: undefined })
      expect(await simulateSolana(core, network, coins, signal)).toBeUndefined()
    },
  )
})

describe('before a transfer on Solana is signed', () => {
  const guard = (recipient: string) => {
    const { core } = setUp()
    const order = { shown: transferOf({ recipient }) } as Parameters<typeof walletGuard>[0]['order']
    return walletGuard({ core, order, signal })
  }

  it('rejects a token account as the recipient', async () => {
    const account = await associatedAccount(second, usdc, tokenPrograms.token)
    expect(await guard(account)).toEqual({ kind: 'notWallet' })
    expect(await guard(usdc)).toEqual({ kind: 'notWallet' })
    expect(await guard(levy)).toEqual({ kind: 'notWallet' })
    const usdt = 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'
    expect(await guard(usdt)).toEqual({ kind: 'notWallet' })
    expect(await guard(second)).toBeUndefined()
    expect(await guard(third)).toBeUndefined()
    const vault = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
    expect(await guard(vault)).toEqual({ kind: 'recipientUnconfirmed' })
  })

  it('lets a transfer pass on an EVM chain that cannot be read', async () => {
    const call = () => Promise.reject(new Error('asked'))
    const { core } = createSendTest({ chains: { call } })
    const order = { shown: toVera } as Parameters<typeof walletGuard>[0]['order']
    expect(await walletGuard({ core, order, signal })).toBeUndefined()
  })

  it('stops a transfer if the network is gone', async () => {
    const { core } = createSendTest()
    const order = { shown: transferOf({}) } as Parameters<typeof walletGuard>[0]['order']
    expect(await walletGuard({ core, order, signal })).toEqual({ kind: 'recipientUnchecked' })
  })

  it("compares the token's decimals with those of its mint", async () => {
    const { core } = setUp()
    const check = (decimals: number, address: string, symbol: string) =>
      checkToken(core, { chainId: sol.chainId, address, symbol, name: symbol, decimals }, signal)
    expect(await check(9, levy, 'LEVY')).toMatchObject({ problem: undefined, warning: undefined })
    expect(await check(6, levy, 'LEVY')).toMatchObject({ problem: 'units' })
    expect(await check(9, usdc, 'USDC')).toMatchObject({ problem: 'units' })
    expect(await check(9, levy, 'USDC')).toMatchObject({ warning: { kind: 'lookAlike' } })
  })
})
