import { expect, it } from 'vitest'
import { callMatches } from './callMatches.ts'

it.each([
  ['swap.quote', 'swap.quote', true],
  ['swap.quote', 'swap.price', false],
  ['swap.*', 'swap.quote', true],
  ['*', 'swap.quote', true],
  ['*', 'analytics.send', true],
  ['*', 'directory.*', true],
  ['*', 'wallet.eth_accounts', false],
  ['*', 'chain.eth_call', false],
  ['*', 'relay.irn_publish', false],
  ['*', 'frame.mount', false],
  ['*', 'siwe.nonce', false],
])('%s stands for %s: %s', (pattern, name, isMatch) => {
  expect(callMatches(pattern, name)).toBe(isMatch)
})
