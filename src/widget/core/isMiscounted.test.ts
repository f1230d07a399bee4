import { describe, expect, it } from 'vitest'
import type { Chains } from '../../backends/port/chains.ts'
import { FoyerError } from '../../backends/port/errors.ts'
import { isMiscounted } from './isMiscounted.ts'
import { createTestCore } from './testing/createTestCore.ts'

const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`

function setUp(call: Chains['call']) {
  const { core } = createTestCore({ backend: { chains: { call } } })
  const { signal } = new AbortController()
  return (decimals: number, changes: Partial<Parameters<typeof isMiscounted>[1]> = {}) =>
    isMiscounted(core, { chainId: 'eip155:1', token, decimals, ...changes }, signal)
}

const answers = (answer: unknown) => setUp(() => Promise.resolve(answer))
const failing = (details: FoyerError['details'], code: FoyerError['code'] = 'chain.failed') =>
  setUp(() => Promise.reject(new FoyerError(code, 'No.', { details })))

it('asks the contract of a token for its decimals, as the chain has them now', async () => {
  const asked: unknown[] = []
  const ask = setUp((network, method, params) => {
    asked.push([network.id, method, params])
    return Promise.resolve(word(6))
  })
  expect(await ask(6)).toBe(false)
  expect(asked).toEqual([['eip155:1', 'eth_call', [{ to: token, data: '0x313ce567' }, 'latest']]])
})

it.each([5, 7, 0, 60])('finds %i decimals wrong where the contract says 6', async (decimals) => {
  expect(await answers(word(6))(decimals)).toBe(true)
})

it('reads letters of any case', async () => {
  expect(await answers(word(12).replace('c', 'C'))(12)).toBe(false)
  expect(await answers(word(12).replace('c', 'C'))(6)).toBe(true)
})

it('asks no contract on a chain that has none of that kind', async () => {
  const { core } = createTestCore({
    backend: { chains: { call: () => Promise.reject(new Error('asked')) } },
  })
  const currency = { name: 'Solana', symbol: 'SOL', decimals: 9 }
  const network = { id: 'solana:5eykt4Us', name: 'Solana', chain: 'solana', currency } as const
  const onSolana = { ...core, networks: { ...core.networks, find: () => network } }
  const ask = (about: object) =>
    isMiscounted(
      onSolana,
      { chainId: network.id, token: undefined, decimals: 9, ...about },
      new AbortController().signal,
    )
  expect(await ask({ token: 'EPjFWdd5' })).toBe(false)
  expect([await ask({}), await ask({ decimals: 8 })]).toEqual([false, true])
})

it('takes no answer above 2^53 for a smaller number', async () => {
  expect(await answers(`0x${'0'.repeat(49)}20000000000006`.padEnd(66, '0'))(6)).toBe(true)
})

it.each([
  ['0x'],
  [null],
  [6],
  ['0x6'],
  [`${word(7)}00`],
  [[word(7)]],
  [`x${word(7)}`],
  [word(7).slice(2)],
])('believes a contract that does not tell: %j', async (answer) => {
  expect(await answers(answer)(6)).toBe(false)
})

it('knows the units of a coin from its network, without asking anybody', async () => {
  const coin = setUp(() => Promise.reject(new Error('asked')))
  expect(await coin(18, { token: undefined })).toBe(false)
  expect(await coin(20, { token: undefined })).toBe(true)
  expect(await coin(17, { token: undefined })).toBe(true)
})

describe('a call that fails', () => {
  it.each([[{ rpcCode: 3 }], [{ rpcCode: -32000, serverText: 'execution Reverted' }]] as const)(
    'is a contract that does not tell, when it refused: %j',
    async (details) => {
      expect(await failing(details)(6)).toBe(false)
    },
  )

  it.each([
    [{ rpcCode: -32000, serverText: 'header not found' }, 'chain.failed'],
    [{}, 'chain.failed'],
    [{ rpcCode: 3 }, 'network.failed'],
  ] as const)('leaves the question open otherwise: %j %s', async (details, code) => {
    await expect(failing(details, code)(6)).rejects.toMatchObject({ code })
  })

  it('leaves it open for a fault of ours, too', async () => {
    const ask = setUp(() => Promise.reject(new Error('revert')))
    await expect(ask(6)).rejects.toThrow('revert')
    const thrown = Object.assign(new Error('odd'), {
      code: 'chain.failed',
      details: { rpcCode: 3 },
    })
    await expect(setUp(() => Promise.reject(thrown))(6)).rejects.toThrow('odd')
  })
})

it('says nothing of a network that nobody asked for', async () => {
  expect(await answers(word(6))(8, { chainId: 'eip155:4242' })).toBe(false)
})
