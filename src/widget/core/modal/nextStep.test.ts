import { describe, expect, it } from 'vitest'
import { nextStep } from './nextStep.ts'

const none = {
  SelectAddresses: false,
  UpgradeToSmartAccount: false,
  UnsupportedChain: false,
  ConnectingSiwe: false,
}
const all = {
  SelectAddresses: true,
  UpgradeToSmartAccount: true,
  UnsupportedChain: true,
  ConnectingSiwe: true,
}

describe('the step after connecting', () => {
  it('starts with the choice among several accounts [C-184 C-216]', () => {
    expect(nextStep(all)).toBe('SelectAddresses')
  })

  it('continues with the upgrade if it is offered and accounts are chosen [C-185]', () => {
    expect(nextStep({ ...all, SelectAddresses: false })).toBe('UpgradeToSmartAccount')
    expect(nextStep(all, 'SelectAddresses')).toBe('UpgradeToSmartAccount')
  })

  it('leaves an unsupported network before signing in on it', () => {
    expect(nextStep(all, 'UpgradeToSmartAccount')).toBe('UnsupportedChain')
  })

  it('continues with the sign-in when nothing else is left [C-209 C-217]', () => {
    expect(nextStep({ ...none, ConnectingSiwe: true })).toBe('ConnectingSiwe')
    expect(
      nextStep({ ...none, SelectAddresses: true, ConnectingSiwe: true }, 'SelectAddresses'),
    ).toBe('ConnectingSiwe')
  })

  it('returns undefined when no step applies, and the modal closes [C-186 C-210 C-218]', () => {
    expect(nextStep(none)).toBe(undefined)
    expect(nextStep(all, 'ConnectingSiwe')).toBe(undefined)
  })
})
