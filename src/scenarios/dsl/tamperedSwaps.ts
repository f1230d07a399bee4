import type { KnownCall } from '../../backends/mock/calls/knownCalls.ts'
import type { FaultEffect } from '../../backends/mock/faults/faultTypes.ts'

/** Somebody who is not the visitor: the last of anvil's public test accounts. */
const stranger = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

const tamper = (target: KnownCall, set: Readonly<Record<string, unknown>>) => ({
  target,
  effect: { kind: 'patch', set } satisfies FaultEffect,
})

/**
 * What a swap service may lie about, one thing at a time and the rest true: the target and effect of a
 * fault rule. In the calldata of a swap (`tx.data`), word 4 is who is paid and word 6 the least that is
 * accepted; in that of an approval, word 0 is who may take and word 1 how much.
 */
export const tamperedSwaps = {
  /** What is bought goes to somebody else. */
  otherRecipient: tamper('swap.buildSwap', { 'tx.data#4': stranger }),
  /** A tenth of the quote is enough. */
  lowerMinimum: tamper('swap.buildSwap', { 'tx.data#6': '10%' }),
  /** The swap spends ten times what the visitor said. */
  largerAmount: tamper('swap.buildSwap', { 'tx.data#5': '1000%' }),
  /** It is sent to a contract that is not the router. */
  otherRouter: tamper('swap.buildSwap', { 'tx.to': `eip155:1:${stranger}` }),
  /** It speaks of another target amount than the one that was quoted. */
  otherTarget: tamper('swap.buildSwap', { 'tx.amount': '50%' }),
  /** The first token after the coin (USDC on Ethereum) has a decimal less, which makes ten of one. */
  otherUnits: tamper('swap.tokens', { 'tokens.1.decimals': 5 }),
  /** The quote promises a tenth more than the pool pays. */
  tooGoodQuote: tamper('swap.quote', { 'quotes.0.toAmount': '110%' }),
  /** Somebody else is allowed to take the token. */
  otherSpender: tamper('swap.buildApproval', { 'tx.data#0': stranger }),
  /** More may be taken than is swapped. */
  largerApproval: tamper('swap.buildApproval', { 'tx.data#1': '1000%' }),
  /** The approval is for another contract. */
  otherToken: tamper('swap.buildApproval', { 'tx.from': `eip155:1:${stranger}` }),
  /** The approval costs a coin. */
  approvalWithValue: tamper('swap.buildApproval', { 'tx.value': '1000000000000000000' }),
  /** The router is said to have an allowance that it has not. */
  falseAllowance: tamper('swap.allowance', { allowance: (2n ** 256n - 1n).toString() }),
  /** The swap needs thirty million of gas, a whole block of it. */
  largerGas: tamper('swap.buildSwap', { 'tx.eip155.gas': '30000000' }),
  /** Gas costs a thousand times what it does. */
  dearGas: tamper('swap.buildSwap', { 'tx.eip155.gasPrice': '100000%' }),
} as const
