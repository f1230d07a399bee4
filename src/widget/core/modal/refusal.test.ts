import { expect, it } from 'vitest'
import { createTestCore } from '../../testing/testCore.ts'

it.each([
  ['SwitchNetwork', { networkId: 'eip155:424242' }],
  ['SwitchNetwork', undefined],
  ['ConnectingExternal', undefined],
  ['ConnectingExternal', { connectorId: 'nope' }],
  ['ConnectingSocial', {}],
  ['ConnectingSocial', { provider: 'myspace' }],
  ['ConnectingMultiChain', undefined],
  ['ConnectingMultiChain', { connectorId: 'nope' }],
  ['SwitchActiveChain', undefined],
  ['SwitchActiveChain', { chain: 'bip122' }],
  ['SwitchActiveChain', { chain: 'eip155', destination: null }],
  ['SwitchActiveChain', { chain: 'eip155', destination: { view: 'Nowhere', how: 'push' } }],
  ['SwitchActiveChain', { chain: 'eip155', destination: { view: 'SwitchNetwork', how: 'push' } }],
  ['EmailVerifyOtp', undefined],
  ['EmailVerifyOtp', { email: '' }],
  ['EmailVerifyDevice', { email: ' ' }],
  ['UpdateEmailPrimaryOtp', { email: 'ada@example.com' }],
  ['UpdateEmailSecondaryOtp', { email: '' }],
  ['SwapSelectToken', undefined],
  ['SwapSelectToken', { target: 'source' }],
  ['ConvertSelectToken', { target: 1 }],
] as const)('rejects %s with the parameters %j', (view, params) => {
  const { core } = createTestCore()
  expect(core.refusal(view, params as unknown as undefined)).toMatch(/^`\w+` cannot be ".*", see/)
})

it('names the invalid parameter and the place of its values', () => {
  const { core } = createTestCore()
  const params = { provider: 'myspace' as 'google' }
  expect(core.refusal('ConnectingSocial', params)).toBe(
    '`provider` cannot be "myspace", see docs/custom-button.md',
  )
})

it.each([
  ['SwitchNetwork', { networkId: 'eip155:137' }],
  ['Networks', undefined],
  ['ConnectingSocial', { provider: 'discord' }],
  ['SwitchActiveChain', { chain: 'eip155', networkId: 'eip155:137' }],
  [
    'SwitchActiveChain',
    {
      chain: 'eip155',
      destination: { view: 'SwitchNetwork', params: { networkId: 'eip155:137' }, how: 'push' },
    },
  ],
  ['SwapSelectToken', { target: 'toToken' }],
] as const)('accepts %s with the parameters %j', (view, params) => {
  const { core } = createTestCore()
  expect(core.refusal(view, params as unknown as undefined)).toBeUndefined()
})
