import type { Scenario } from '../dsl/scenario.ts'
import { swapLies } from '../dsl/swapLies.ts'
import { swapLieAllowance } from './swap-lie-allowance.scenario.ts'
import { lyingSwap } from './lyingSwap.ts'

/** A swap service that lies in one thing and is right in the rest. Nothing is signed. */
export const swapLieScenarios: readonly Scenario[] = [
  lyingSwap({
    id: 'swap-lie-recipient',
    title: 'The swap on offer pays somebody else: it is stopped',
    lie: swapLies.otherRecipient,
    gives: 'ETH',
    reason: 'The tokens would go to another account than yours.',
  }),
  lyingSwap({
    id: 'swap-lie-minimum',
    title: 'The swap on offer is content with a tenth of the quote: it is stopped',
    lie: swapLies.lowerMinimum,
    gives: 'ETH',
    reason: 'It would let you receive less than the minimum shown.',
  }),
  lyingSwap({
    id: 'swap-lie-amount',
    title: 'The swap on offer takes ten times the amount: it is stopped',
    lie: swapLies.largerAmount,
    gives: 'ETH',
    reason: 'It would take another amount than the one shown.',
  }),
  lyingSwap({
    id: 'swap-lie-router',
    title: 'The swap on offer goes to an unknown contract: it is stopped',
    lie: swapLies.otherRouter,
    gives: 'ETH',
    reason: 'It would go to a contract that is not the known swap contract.',
  }),
  lyingSwap({
    id: 'swap-lie-quote',
    title: 'The quote promises more than the pool pays: the swap that follows is stopped',
    lie: swapLies.tooGoodQuote,
    gives: 'ETH',
    reason: 'It would let you receive less than the minimum shown.',
  }),
  lyingSwap({
    id: 'swap-lie-spender',
    title: 'The approval on offer lets somebody else take the token: it is stopped',
    lie: swapLies.otherSpender,
    gives: 'USDC',
    reason: 'The approval would let an unknown contract take your tokens.',
  }),
  lyingSwap({
    id: 'swap-lie-approved-amount',
    title: 'The approval on offer allows ten times what is swapped: it is stopped',
    lie: swapLies.largerApproval,
    gives: 'USDC',
    reason: 'The approval would allow another amount than the one you swap.',
  }),
  lyingSwap({
    id: 'swap-lie-approved-token',
    title: 'The approval on offer is for another contract: it is stopped',
    lie: swapLies.otherToken,
    gives: 'USDC',
    reason: 'The approval is for another token than the one you swap.',
  }),
  lyingSwap({
    id: 'swap-lie-approval-value',
    title: 'The approval on offer costs a coin: it is stopped',
    lie: swapLies.approvalWithValue,
    gives: 'USDC',
    reason: 'It would pay coins that are not part of the swap.',
  }),
  swapLieAllowance,
]
