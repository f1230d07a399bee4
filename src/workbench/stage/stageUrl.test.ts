import { expect, it } from 'vitest'
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
  ['?device=watch', 'device "watch" is not one of desktop, android, iphone'],
])('reports the unusable part of %s', (query, problem) => {
  expect(parseStageAddress(query)).toEqual({ address: {}, problems: [problem] })
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
