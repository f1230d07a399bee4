import { describe, expect, it } from 'vitest'
import {
  canSubmitEmail,
  secondsUntil,
  servesEmail,
  stepAfterLogin,
  untilNextSecond,
} from './emailRules.ts'

describe('the submit arrow', () => {
  it.each([
    ['', false],
    ['a@b', false],
    ['   a@b   ', false],
    ['a@bc', true],
  ])('for "%s" it is %s: the length counts without spaces around [C-249 C-250]', (typed, shown) => {
    expect(canSubmitEmail(typed)).toBe(shown)
  })
})

it('serves e-mail on EVM and Solana only [C-182]', () => {
  expect(['eip155', 'solana', 'bip122'].map(servesEmail)).toEqual([true, true, false])
})

describe('the count down', () => {
  it('shows whole seconds and never less than none', () => {
    const now = 5_000
    expect([35_000, 34_999, 5_001, 5_000, 0].map((at) => secondsUntil(at, now))).toEqual([
      30, 30, 1, 0, 0,
    ])
  })

  it('turns exactly on the second, wherever it starts', () => {
    expect(untilNextSecond(30_000, 0)).toBe(1_000)
    expect(untilNextSecond(30_000, 600)).toBe(400)
    expect(untilNextSecond(30_000, 29_700)).toBe(300)
    expect(untilNextSecond(30_000, 30_000)).toBe(0)
  })
})

describe('the step after a login', () => {
  const one = [{ address: '0x1', type: 'eoa' }] as const
  const two = [...one, { address: '0x2', type: 'smartAccount' }] as const
  const all = () => true

  it('is to choose among several accounts [C-184]', () => {
    const user = { accounts: two, smartAccountDeployed: false }
    expect(stepAfterLogin({ user, smartAccounts: true, canOpen: all })).toBe('SelectAddresses')
  })

  it('is the upgrade where smart accounts are enabled and this one is not deployed [C-185]', () => {
    const user = { accounts: one, smartAccountDeployed: false }
    expect(stepAfterLogin({ user, smartAccounts: true, canOpen: all })).toBe(
      'UpgradeToSmartAccount',
    )
    expect(stepAfterLogin({ user, smartAccounts: false, canOpen: all })).toBe(undefined)
    const deployed = { accounts: one, smartAccountDeployed: true }
    expect(stepAfterLogin({ user: deployed, smartAccounts: true, canOpen: all })).toBe(undefined)
  })

  it('never is a view that is not built', () => {
    const user = { accounts: two, smartAccountDeployed: false }
    expect(stepAfterLogin({ user, smartAccounts: true, canOpen: () => false })).toBe(undefined)
  })
})
