import { expect, it } from 'vitest'
import { knownCalls } from './knownCalls.ts'
import { whyUnknownCall } from './whyUnknownCall.ts'

it.each([...knownCalls, '*', 'directory.*', 'directory.wallet*', 'wallet.eth_*', 'frame.eth_*'])(
  'accepts %s',
  (target) => expect(whyUnknownCall(target)).toBeUndefined(),
)

it.each([
  'wallet.eth_getEncryptionPublicKey',
  'wallet.eth_signTypedData_v3',
  'chain.debug_traceTransaction',
  'host.personal_sign',
])('accepts a method of the page: %s', (target) => expect(whyUnknownCall(target)).toBeUndefined())

it.each([
  ['balancez.foo', 'There is no call "balancez.foo". Did you mean "balances.*"?'],
  ['balancez.*', 'There are no calls "balancez.*". Did you mean "balances.*"?'],
  ['swap.quotes', 'There is no call "swap.quotes". Did you mean "swap.quote"?'],
  [
    'wallet.eth_sendTransactoin',
    'There is no call "wallet.eth_sendTransactoin". Did you mean "wallet.eth_sendTransaction"?',
  ],
  ['wallet.', 'There is no call "wallet.". Did you mean "wallet.*"?'],
  ['nonsense', 'There is no call "nonsense".'],
])('rejects %s', (target, why) => expect(whyUnknownCall(target)).toBe(why))
