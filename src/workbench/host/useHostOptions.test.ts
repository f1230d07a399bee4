import { describe, expect, it } from 'vitest'
import { changeOption } from './useHostOptions.ts'

const usual = { allWallets: 'SHOW', networks: ['eip155:1', 'eip155:137'] } as const

describe('changeOption', () => {
  it('adds a value that differs from the scenario', () => {
    expect(changeOption({ enableAnalytics: true }, usual, 'allWallets', 'HIDE')).toEqual({
      enableAnalytics: true,
      allWallets: 'HIDE',
    })
  })

  it("omits a value that equals the scenario's", () => {
    expect(changeOption({ allWallets: 'HIDE' }, usual, 'allWallets', 'SHOW')).toEqual({})
    const own = { networks: ['eip155:1'] } as const
    expect(changeOption(own, usual, 'networks', ['eip155:1', 'eip155:137'])).toEqual({})
  })

  it('counts another order of networks as a difference', () => {
    expect(changeOption({}, usual, 'networks', ['eip155:137', 'eip155:1'])).toEqual({
      networks: ['eip155:137', 'eip155:1'],
    })
  })
})
