// Loaded beforehand, so that no test waits for it in real time.
import { encodeAbiParameters, stringToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../backends/port/errors.ts'
import { createTestConnection, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { createSaidSymbols } from './saidSymbols.ts'
import { checkToken, type ShownToken } from './checkToken.ts'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const mkr = '0x9f8F72aA9304c8B593d555F12eF6589cC3A579A2'
const stranger = '0x7011000000000000000000000000000000000002'
const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
const revert = new FoyerError('chain.failed', 'No.', { details: { rpcCode: 3 } })

/** A contract's answers to `decimals()` and `symbol()`; an error is thrown. */
interface Contract {
  readonly decimals: unknown
  readonly symbol: unknown
}

function answerOf({ decimals, symbol }: Contract, params: unknown): Promise<unknown> {
  const [{ data }] = params as [{ data: string }]
  const answer = new Map([
    ['0x313ce567', decimals],
    ['0x95d89b41', symbol],
  ]).get(data)
  return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
}

function setUp(node: Contract, wallet?: Contract) {
  const asked: unknown[] = []
  const { core } = createTestCore({
    backend: {
      chains: {
        call(_network, _method, params) {
          asked.push(params)
          return answerOf(node, params)
        },
      },
    },
  })
  const { connection } = createTestConnection({
    hasOwnNode: wallet !== undefined,
    provider: {
      request: ({ params }) => answerOf(wallet ?? node, params),
      on: () => undefined,
      removeListener: () => undefined,
    },
  })
  core.session.adopt(testConnector, connection)
  const { signal } = new AbortController()
  const check = (shown: Partial<ShownToken>) =>
    checkToken(
      core,
      {
        chainId: 'eip155:1',
        address: stranger,
        symbol: 'GUST',
        name: 'Gust',
        decimals: 18,
        ...shown,
      },
      signal,
    )
  return { asked, check, core, signal }
}

const honest = { decimals: word(18), symbol: text('GUST') }
const nothingWrong = { problem: undefined, warning: undefined }

describe('a token', () => {
  it('passes when its contract matches the screen', async () => {
    const { asked, check } = setUp(honest)
    expect(await check({})).toEqual(nothingWrong)
    expect(asked).toEqual(
      ['0x313ce567', '0x95d89b41'].map((data) => [{ to: stranger, data }, 'latest']),
    )
  })

  it.each([17, 19, 0])(
    'stops a token with %i decimals if its contract returns 18',
    async (decimals) => {
      expect(await setUp(honest).check({ decimals })).toMatchObject({ problem: 'units' })
    },
  )

  it('stops a token with the name of another token on the screen or in its contract', async () => {
    expect((await setUp(honest).check({ symbol: 'DAI' })).problem).toBe('symbol')
    const counterfeit = { ...honest, symbol: text('USDC') }
    expect((await setUp(counterfeit).check({})).problem).toBe('symbol')
  })

  it.each(['GUSTO', 'GUS', 'GUSTZ', 'GUSTC', 'G\u0423ST'])(
    'asks for a confirmation of the two names GUST and %s until they are one',
    async (symbol) => {
      const { check, core } = setUp(honest)
      const warning = { kind: 'otherSymbol', chainId: 'eip155:1', claimed: symbol, said: 'GUST' }
      expect(await check({ symbol })).toEqual({ problem: undefined, warning })
      const claim = { chainId: 'eip155:1', address: stranger, symbol, name: 'Gust' } as const
      expect(core.use(createSaidSymbols).warningFor(claim)).toEqual(warning)
      expect(core.use(createSaidSymbols).warningFor({ ...claim, address: weth })).toBeUndefined()
      core.use(createSaidSymbols).learn(claim, undefined)
      expect(core.use(createSaidSymbols).warningFor(claim)).toBeUndefined()
    },
  )

  it('shortens a long symbol of a contract', async () => {
    const contract = { ...honest, symbol: text('LONG'.repeat(20)) }
    expect(await setUp(contract).check({})).toMatchObject({
      warning: { said: `${'LONG'.repeat(6)}…` },
    })
  })

  it('allows a token to differ in upper case and in invisible characters', async () => {
    expect(await setUp(honest).check({ symbol: 'gust' })).toEqual(nothingWrong)
    expect(await setUp(honest).check({ symbol: ' g\u200bu\u200bST' })).toEqual(nothingWrong)
    expect(await setUp(honest).check({ symbol: '\uff27\uff35\uff33\uff34' })).toEqual(nothingWrong)
    const contract = { ...honest, symbol: text(' Gu\u200bst\0') }
    expect(await setUp(contract).check({})).toEqual(nothingWrong)
  })

  it('allows a symbol as bytes32, like that of the first tokens', async () => {
    const contract = { decimals: word(18), symbol: stringToHex('MKR', { size: 32 }) }
    const { check } = setUp(contract)
    expect(await check({ address: mkr, symbol: 'MKR', name: 'Maker' })).toEqual(nothingWrong)
    expect(await check({ symbol: 'XYZ' })).toMatchObject({ problem: 'symbol' })
  })

  it.each([
    ['nothing', '0x'],
    ['a refusal', revert],
    ['an empty text', text('')],
    ['bytes that are not text', `0x${'ff'.repeat(96)}`],
  ])('passes with a symbol that its contract does not return: %s', async (_what, symbol) => {
    expect(await setUp({ ...honest, symbol }).check({})).toEqual(nothingWrong)
  })

  it.each([['0x'], [revert], ['0x06'], [`${word(6)}00`]])(
    'passes with decimals that its contract does not return: %s',
    async (decimals) => {
      expect(await setUp({ ...honest, decimals }).check({})).toEqual(nothingWrong)
    },
  )

  it('the check does not accept an answer above 2^53 as a smaller number', async () => {
    const decimals = `0x${'0'.repeat(49)}20000000000012`.padEnd(66, '0')
    expect((await setUp({ ...honest, decimals }).check({})).problem).toBe('units')
  })

  it('rejects when no source can be reached', async () => {
    const down = new FoyerError('network.failed', 'Down.')
    const check = setUp({ decimals: down, symbol: down }).check({})
    await expect(check).rejects.toMatchObject({ code: 'network.failed' })
  })

  it('rejects on a network that is not configured', async () => {
    const check = setUp(honest).check({ chainId: 'eip155:4242' })
    await expect(check).rejects.toMatchObject({ code: 'internal' })
  })
})

describe('two sources', () => {
  it.each([
    ['symbol', { symbol: text('USDC') }],
    ['decimals', { decimals: word(6) }],
  ])('stops the token if two sources differ about the %s', async (_what, changes) => {
    const lie = { ...honest, ...changes }
    expect((await setUp(honest, lie).check({})).problem).toBe('sources')
    expect((await setUp(lie, honest).check({})).problem).toBe('sources')
  })

  it('passes the token if two sources agree', async () => {
    expect(await setUp(honest, honest).check({})).toEqual(nothingWrong)
  })
})

describe('a well-known token', () => {
  it('takes the decimals of a well-known token from the table, whatever its contract returns', async () => {
    const lie = { decimals: word(5), symbol: text('USDC') }
    const shown = { address: usdc, symbol: 'USDC', name: 'USD Coin' }
    expect((await setUp(lie).check({ ...shown, decimals: 5 })).problem).toBe('units')
    const true6 = { ...lie, decimals: word(6) }
    expect(await setUp(true6).check({ ...shown, decimals: 6 })).toEqual(nothingWrong)
  })

  it('allows a well-known token an earlier symbol, or one from token lists', async () => {
    const usdt = '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9'
    const renamed = { decimals: word(6), symbol: text('USD\u20ae0') }
    const { core, signal } = setUp(renamed)
    const arbitrum = {
      ...core.networks.active(),
      id: 'eip155:42161',
      name: 'Arbitrum One',
    } as const
    const networks = { ...core.networks, find: () => arbitrum as never }
    const there = { ...core, networks, use: <T>(make: (of: typeof core) => T): T => make(there) }
    const shown = {
      chainId: 'eip155:42161',
      address: usdt,
      symbol: 'USDT',
      name: 'Tether USD',
      decimals: 6,
    } as const
    expect(await checkToken(there, shown, signal)).toEqual(nothingWrong)
  })

  it('stops a well-known token with the name of another one', async () => {
    const contract = { decimals: word(18), symbol: text('WETH') }
    expect(await setUp(contract).check({ address: weth, symbol: 'DAI' })).toMatchObject({
      problem: 'symbol',
      warning: { kind: 'lookAlike', known: { symbol: 'DAI' } },
    })
  })
})

it('passes with a warning when a contract itself returns the name of another token', async () => {
  const contract = { decimals: word(6), symbol: text('USDC') }
  expect(
    await setUp(contract).check({ symbol: 'USDC', name: 'USD Coin', decimals: 6 }),
  ).toMatchObject({
    problem: undefined,
    warning: { kind: 'lookAlike', claimed: 'USDC', known: { address: usdc } },
  })
})

describe('the coin', () => {
  const coin = { address: undefined, symbol: 'ETH', name: 'Ether' }

  it('takes decimals and symbol of the coin from its network, without a request', async () => {
    const { asked, check } = setUp(honest)
    expect(await check(coin)).toEqual(nothingWrong)
    expect((await check({ ...coin, decimals: 6 })).problem).toBe('units')
    expect(await check({ ...coin, symbol: 'USDC' })).toMatchObject({
      problem: 'symbol',
      warning: { kind: 'lookAlike', known: { address: usdc } },
    })
    expect(asked).toEqual([])
  })
})

it('reads only the mint on Solana, which must be a mint', async () => {
  const { asked, core, signal } = setUp({ decimals: revert, symbol: revert })
  const currency = { name: 'Solana', symbol: 'SOL', decimals: 9 }
  const network = { id: 'solana:5eykt4Us', name: 'Solana', chain: 'solana', currency } as const
  const there = {
    ...core,
    networks: { ...core.networks, find: () => network },
    use: <T>(make: (of: typeof core) => T) => make(there as typeof core),
  }
  const shown = { chainId: network.id, symbol: 'JUP', name: 'Jupiter', decimals: 6 } as const
  const check = checkToken(there as typeof core, { ...shown, address: 'JUPyiwrY' }, signal)
  await expect(check).rejects.toMatchObject({ code: 'chain.malformed' })
  expect(asked).toEqual([['JUPyiwrY', { encoding: 'base64', commitment: 'confirmed' }]])
})
