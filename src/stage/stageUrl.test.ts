import { expect, it } from 'vitest'
import { builtInFaultSets } from '../backends/mock/index.ts'
import type { FaultSet } from '../backends/mock/faults/faultTypes.ts'
import { addressOfLink, formatStageAddress, parseStageAddress } from './stageUrl.ts'

it.each([
  [{}, ''],
  [{ scenario: 'swap-price-moves', step: 12 }, '?scenario=swap-price-moves&step=12'],
  [{ scenario: 'x', step: 0, paused: true }, '?scenario=x&paused=1&step=0'],
  [{ device: 'iphone', seed: 7 }, '?seed=7&device=iphone'],
] as const)('reads %j back from its query', (address, query) => {
  expect(formatStageAddress(address)).toBe(query)
  expect(parseStageAddress(query)).toEqual({ address, problems: [] })
})

it.each([
  ['?step=-1', 'step is not a number of steps'],
  ['?step=two', 'step is not a number of steps'],
  ['?seed=x', 'seed is not a whole number'],
  [
    '?device=watch',
    'device "watch" is not one of desktop, android, iphone, walletBrowser, webview, telegram, farcaster',
  ],
])('reports the unusable part of %s', (query, problem) => {
  expect(parseStageAddress(query)).toEqual({ address: {}, problems: [problem] })
})

const own = {
  name: 'my-own',
  title: 'My own',
  faults: [{ target: 'swap.*', when: { always: true }, effect: { kind: 'drop' } }],
} as const

it('reads the sets of faults back: built-in ones by name, and others with their rules', () => {
  const [builtIn] = builtInFaultSets
  const address = { faults: [builtIn as FaultSet, own] }
  const query = formatStageAddress(address)
  expect(query).toMatch(/^\?faults=services-down&faults=%7B/)
  expect(parseStageAddress(query)).toEqual({ address, problems: [] })
})

it('reports a set of faults that does not exist, and one that cannot be used', () => {
  const broken = { ...own, faults: [{ ...own.faults[0], target: 'swap.qoute' }] }
  const query = `?faults=slow-walet&faults=${encodeURIComponent(JSON.stringify(broken))}`
  expect(parseStageAddress(query)).toEqual({
    address: {},
    problems: [
      'a set of faults: there is no set "slow-walet". Did you mean "slow-wallet"?',
      'a set of faults: Fault 1: There is no call "swap.qoute". Did you mean "swap.quote"?',
    ],
  })
})

it('takes an address with sets of faults alone for a link to a stage', () => {
  expect(addressOfLink('http://localhost:4173/?faults=prices-lie')?.address.faults).toEqual([
    expect.objectContaining({ title: 'Prices lie' }),
  ])
})

it('reads a link to a stage, whatever host it names', () => {
  expect(addressOfLink(' http://192.0.2.7:9/?scenario=x&step=3 ')?.address).toEqual({
    scenario: 'x',
    step: 3,
  })
})

it.each(['swap', 'scenario=x', 'https://example.com/', 'https://example.com/?q=scenario'])(
  'takes %s for no link to a stage',
  (text) => expect(addressOfLink(text)).toBeUndefined(),
)
