import { expect, it } from 'vitest'
import { offersActivation, offersToggle, offersUpgrade, otherType } from './smartAccountRules.ts'

const offered = {
  connection: 'AUTH',
  chainId: 'eip155:8453',
  enabled: ['eip155:8453'],
} as const

it('offers the toggle to an AUTH connection on a network with smart accounts only [C-280]', () => {
  expect(offersToggle(offered)).toBe(true)
  expect(offersToggle({ ...offered, connection: 'ANNOUNCED' })).toBe(false)
  expect(offersToggle({ ...offered, connection: undefined })).toBe(false)
  expect(offersToggle({ ...offered, chainId: 'eip155:1' })).toBe(false)
  expect(offersToggle({ ...offered, enabled: [] })).toBe(false)
})

it('offers the upgrade to an AUTH connection whose smart account is not deployed [C-279]', () => {
  expect(offersUpgrade(offered, { deployed: false })).toBe(true)
  expect(offersUpgrade(offered, { deployed: true })).toBe(false)
  expect(offersUpgrade({ ...offered, connection: 'INJECTED' }, { deployed: false })).toBe(false)
})

it('promotes the account only while an EOA is preferred and nothing is deployed [A-008]', () => {
  expect(offersActivation(offered, { deployed: false, preferred: 'eoa' })).toBe(true)
  expect(offersActivation(offered, { deployed: false, preferred: 'smartAccount' })).toBe(false)
  expect(offersActivation(offered, { deployed: true, preferred: 'eoa' })).toBe(false)
  const elsewhere = { ...offered, enabled: ['eip155:1'] } as const
  expect(offersActivation(elsewhere, { deployed: false, preferred: 'eoa' })).toBe(false)
})

it('supports two account types [C-281]', () => {
  expect([otherType('eoa'), otherType('smartAccount')]).toEqual(['smartAccount', 'eoa'])
})
