import { describe, expect, it } from 'vitest'
import {
  canSaveEmail,
  canSubmitEmail,
  readEmail,
  secondsUntil,
  servesEmail,
  untilNextSecond,
} from './emailRules.ts'

describe('the submit arrow', () => {
  it.each([
    ['', false],
    ['a@b', false],
    ['   a@b   ', false],
    ['a@bc', true],
  ])(
    'shows the submit arrow for "%s": %s, counting the length without surrounding spaces [C-249 C-250]',
    (typed, shown) => {
      expect(canSubmitEmail(typed)).toBe(shown)
    },
  )
})

it.each([
  ['  ada@example.com ', 'ada@example.com'],
  ['ada@straße.example', 'ada@straße.example'],
  ['jörg@bücher.example', 'jörg@bücher.example'],
  ['ада@почта.example', 'ада@почта.example'],
  ['Ada@Example.com', 'Ada@Example.com'],
  ['ada\uff20example.com', 'ada@example.com'],
  ['ada\ufe6bexample.com', 'ada@example.com'],
  ['ada\uff20\uff45xample\uff0ecom', 'ada@example.com'],
  ['ada@example\u3002com', 'ada@example.com'],
  ['ada@example\uff61com', 'ada@example.com'],
  ['ada', 'ada'],
])('reads the typed address "%s" as "%s" [C-249]', (typed, address) => {
  expect(readEmail(typed)).toBe(address)
})

it('allows saving an address longer than 3 characters that differs from the current one [C-255]', () => {
  const current = 'ada@example.com'
  const typed = ['a@b', current, ` ${current} `, 'a@bc']
  expect(typed.map((email) => canSaveEmail(email, current))).toEqual([false, false, false, true])
})

it('offers e-mail on EVM and Solana only [C-182]', () => {
  expect(['eip155', 'solana', 'bip122'].map(servesEmail)).toEqual([true, true, false])
})

describe('the count down', () => {
  it('shows whole seconds and never less than zero', () => {
    const now = 5_000
    expect([35_000, 34_999, 5_001, 5_000, 0].map((at) => secondsUntil(at, now))).toEqual([
      30, 30, 1, 0, 0,
    ])
  })

  it('counts down exactly on the second, whenever it starts', () => {
    expect(untilNextSecond(30_000, 0)).toBe(1_000)
    expect(untilNextSecond(30_000, 600)).toBe(400)
    expect(untilNextSecond(30_000, 29_700)).toBe(300)
    expect(untilNextSecond(30_000, 30_000)).toBe(0)
  })
})
