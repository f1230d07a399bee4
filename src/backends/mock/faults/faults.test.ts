import { expect, it } from 'vitest'
import { createSeededRandom } from '../clock/seededRandom.ts'
import { builtInFaultSets } from './builtInFaultSets.ts'
import { createFaults } from './faults.ts'

const drop = { kind: 'drop' } as const
const still = { now: () => 0 }
const setUp = () => createFaults({ random: createSeededRandom(1), clock: still })

it('matches the n-th call of its name only', () => {
  const faults = setUp()
  faults.add({ id: 'second', target: 'directory.wallets', when: { nth: 2 }, effect: drop })
  const matched = [
    'directory.wallets',
    'directory.walletImage',
    'directory.wallets',
    'directory.wallets',
  ].map((name) => faults.match(name)?.id)
  expect(matched).toEqual([undefined, undefined, 'second', undefined])
})

it('rejects a rule that would change nothing, and names an alternative', () => {
  const faults = setUp()
  expect(() => faults.add({ target: 'phone.*', when: { always: true }, effect: drop })).toThrow(
    'A fault on phone.* would change nothing. The phone answers by itself.',
  )
  expect(faults.list()).toEqual([])
})

it('rejects a rule for an unknown call, and an effect that its call cannot have', () => {
  const faults = setUp()
  const when = { always: true } as const
  expect(() => faults.add({ target: 'balancez.foo', when, effect: drop })).toThrow(
    'There is no call "balancez.foo". Did you mean "balances.*"?',
  )
  expect(() =>
    faults.add({ target: 'wallet.*', when, effect: { kind: 'status', status: 500 } }),
  ).toThrow('The fault "status" cannot happen to wallet.*.')
  expect(faults.list()).toEqual([])
})

it('matches a prefix that ends in a star', () => {
  const faults = setUp()
  faults.add({ id: 'all', target: 'directory.*', when: { always: true }, effect: drop })
  expect(faults.match('directory.tokenImage')?.id).toBe('all')
  expect(faults.match('chain.eth_call')).toBeUndefined()
})

it('applies the first matching rule, and counts for all', () => {
  const faults = setUp()
  faults.add({ id: 'first', target: 'swap.quote', when: { nth: 1 }, effect: drop })
  faults.add({ id: 'second', target: 'swap.quote', when: { nth: 2 }, effect: { kind: 'hang' } })
  expect([faults.match('swap.quote')?.id, faults.match('swap.quote')?.id]).toEqual([
    'first',
    'second',
  ])
})

it('matches with its probability, from the seed', () => {
  const matches = () => {
    const faults = setUp()
    faults.add({ target: 'swap.quote', when: { probability: 0.3 }, effect: drop })
    return Array.from({ length: 200 }, () => faults.match('swap.quote') !== undefined)
  }
  expect(matches()).toEqual(matches())
  const share = matches().filter(Boolean).length / 200
  expect(share).toBeGreaterThan(0.2)
  expect(share).toBeLessThan(0.4)
})

it('gives every rule its own id and removes rules', () => {
  const faults = setUp()
  const first = faults.add({ target: 'swap.quote', when: { always: true }, effect: drop })
  const second = faults.add({ target: 'swap.quote', when: { always: true }, effect: drop })
  expect(first.id).not.toBe(second.id)
  faults.remove(first.id)
  expect(faults.list()).toEqual([second])
  faults.clear()
  expect(faults.match('swap.quote')).toBeUndefined()
})

it('continues to count after the page reloads, and gives new rules new ids', () => {
  const before = setUp()
  before.add({ target: 'swap.quote', when: { nth: 3 }, effect: drop })
  before.match('swap.quote')
  before.match('swap.quote')
  const rules = JSON.parse(JSON.stringify(before.snapshot()))
  const after = createFaults({ random: createSeededRandom(1), clock: still, rules })
  expect(after.list()).toEqual(before.list())
  expect(after.match('swap.quote')?.id).toBe('fault-1')
  expect(after.match('swap.quote')).toBeUndefined()
  expect(after.add({ target: 'swap.price', when: { always: true }, effect: drop }).id).toBe(
    'fault-2',
  )
  expect(after.list()).toHaveLength(2)
})

const always = { always: true } as const
const slow = {
  name: 'slow',
  title: 'Slow',
  faults: [
    { target: 'balances.*', when: always, effect: { kind: 'latency', ms: 9 } },
    { target: 'wallet.*', when: always, effect: { kind: 'hang' } },
  ],
} as const

it('adds the rules of a set after the others, and removes only those when it is switched off', () => {
  const faults = setUp()
  faults.add({ id: 'own', target: 'swap.*', when: always, effect: drop })
  faults.use(slow)
  expect(faults.list().map(({ id }) => id)).toEqual(['own', 'slow/1', 'slow/2'])
  faults.stop('slow')
  expect(faults.list().map(({ id }) => id)).toEqual(['own'])
})

it('starts a set that is in use again, with its present rules and no counted call', () => {
  const faults = setUp()
  const first = { target: 'wallet.eth_call', when: { nth: 1 }, effect: drop } as const
  faults.use({ ...slow, faults: [...slow.faults, first] })
  faults.match('wallet.eth_call')
  faults.use({ ...slow, faults: [first] })
  expect(faults.list().map(({ id }) => id)).toEqual(['slow/1'])
  expect(faults.match('wallet.eth_call')?.id).toBe('slow/1')
})

it('adds no rule of a set with an impossible one', () => {
  const faults = setUp()
  const typo = { target: 'swap.qoute', when: always, effect: drop }
  expect(() => faults.use({ ...slow, faults: [...slow.faults, typo] })).toThrow(
    'There is no call "swap.qoute". Did you mean "swap.quote"?',
  )
  expect(faults.list()).toEqual([])
})

it.each(builtInFaultSets)('knows the set $title, whose rules are possible', (set) => {
  const faults = setUp()
  faults.use(set)
  expect(faults.list()).toHaveLength(set.faults.length)
})

it('applies a rule with a time until it is over, also after the page reloads', () => {
  let now = 1_000
  const clock = { now: () => now }
  const options = { random: createSeededRandom(1), clock }
  const before = createFaults(options)
  now = 5_000
  before.add({ target: '*', when: { forMs: 60_000 }, effect: drop })
  now = 40_000
  expect(before.match('swap.quote')?.id).toBe('fault-1')
  expect(before.match('chain.eth_call')).toBeUndefined()
  const after = createFaults({ ...options, rules: before.snapshot() })
  now = 64_999
  expect(after.match('directory.wallets')?.id).toBe('fault-1')
  now = 65_000
  expect(after.match('directory.wallets')).toBeUndefined()
})
