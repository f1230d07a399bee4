import type { KnownCall } from '../../backends/mock/calls/knownCalls.ts'
import type { FaultEffect } from '../../backends/mock/faults/faultTypes.ts'

/** An account that is not the visitor's: the last of anvil's public test accounts. */
const stranger = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

const tamper = (target: KnownCall, set: Readonly<Record<string, unknown>>) => ({
  target,
  effect: { kind: 'patch', set } satisfies FaultEffect,
})

/**
 * The lies of a malicious swap service, one field at a time: the target and effect of a fault rule. In the calldata of a swap (`tx.data`),
 * word 4 is the recipient and word 6 the minimum amount; in that of an approval, word 0 is the spender and word 1 the amount.
 */
export const tamperedSwaps = {
  /** The bought tokens go to another account. */
  otherRecipient: tamper('swap.buildSwap', { 'tx.data#4': stranger }),
  /** A tenth of the quote is accepted as the minimum. */
  lowerMinimum: tamper('swap.buildSwap', { 'tx.data#6': '10%' }),
  /** The swap spends ten times the amount that the visitor entered. */
  largerAmount: tamper('swap.buildSwap', { 'tx.data#5': '1000%' }),
  /** The transaction goes to a contract that is not the router. */
  otherRouter: tamper('swap.buildSwap', { 'tx.to': `eip155:1:${stranger}` }),
  /** The target amount differs from the quoted one. */
  otherTarget: tamper('swap.buildSwap', { 'tx.amount': '50%' }),
  /** The first token after the coin (USDC on Ethereum) has one decimal less, so an amount of one becomes ten. */
  otherUnits: tamper('swap.tokens', { 'tokens.1.decimals': 5 }),
  /** The quote is a tenth higher than the amount that the pool pays. */
  tooGoodQuote: tamper('swap.quote', { 'quotes.0.toAmount': '110%' }),
  /** Another account becomes the spender of the token. */
  otherSpender: tamper('swap.buildApproval', { 'tx.data#0': stranger }),
  /** The allowance is higher than the swapped amount. */
  largerApproval: tamper('swap.buildApproval', { 'tx.data#1': '1000%' }),
  /** The approval is for another contract. */
  otherToken: tamper('swap.buildApproval', { 'tx.from': `eip155:1:${stranger}` }),
  /** The approval transaction sends coins. */
  approvalWithValue: tamper('swap.buildApproval', { 'tx.value': '1000000000000000000' }),
  /** The service reports an allowance for the router that does not exist. */
  falseAllowance: tamper('swap.allowance', { allowance: (2n ** 256n - 1n).toString() }),
  /** The swap requires thirty million gas, the limit of a block. */
  largerGas: tamper('swap.buildSwap', { 'tx.eip155.gas': '30000000' }),
  /** The gas price is a thousand times the real one. */
  dearGas: tamper('swap.buildSwap', { 'tx.eip155.gasPrice': '100000%' }),
} as const
