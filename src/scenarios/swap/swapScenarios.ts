import { swapSourcesDisagree } from './swap-sources-disagree.scenario.ts'
import { swapCoinRenamed } from './swap-coin-renamed.scenario.ts'
import { swapTargetLookAlike } from './swap-target-look-alike.scenario.ts'
import { convertViews } from './convert-views.scenario.ts'
import { swapAccountGone } from './swap-account-gone.scenario.ts'
import { swapAllowanceThere } from './swap-allowance-there.scenario.ts'
import { swapApprovalLies } from './swap-approval-lies.scenario.ts'
import { swapApprovalMinedLate } from './swap-approval-mined-late.scenario.ts'
import { swapApprovalRejected } from './swap-approval-rejected.scenario.ts'
import { swapBalanceFalls } from './swap-balance-falls.scenario.ts'
import { swapBelowMinimum } from './swap-below-minimum.scenario.ts'
import { swapByEmail } from './swap-by-email.scenario.ts'
import { swapByPhone } from './swap-by-phone.scenario.ts'
import { swapBySmartAccount } from './swap-by-smart-account.scenario.ts'
import { swapCoinForToken } from './swap-coin-for-token.scenario.ts'
import { swapFeeOnTransfer } from './swap-fee-on-transfer.scenario.ts'
import { swapHugeAndDust } from './swap-huge-and-dust.scenario.ts'
import { swapInsufficientBalance } from './swap-insufficient-balance.scenario.ts'
import { swapInsufficientGas } from './swap-insufficient-gas.scenario.ts'
import { swapLeftAndBack } from './swap-left-and-back.scenario.ts'
import { swapLieAllowance } from './swap-lie-allowance.scenario.ts'
import { swapLieUnits } from './swap-lie-units.scenario.ts'
import { swapLiesStopped } from './swap-lies.scenario.ts'
import { swapLimitReset } from './swap-limit-reset.scenario.ts'
import { swapManyTokens } from './swap-many-tokens.scenario.ts'
import { swapNetworkChanges } from './swap-network-changes.scenario.ts'
import { swapOnAPhone } from './swap-on-a-phone.scenario.ts'
import { swapPreviewRefreshes } from './swap-preview-refreshes.scenario.ts'
import { swapPriceMoves } from './swap-price-moves.scenario.ts'
import { swapQuoteWaits } from './swap-quote-waits.scenario.ts'
import { swapQuoteFails } from './swap-quote-fails.scenario.ts'
import { swapRejected } from './swap-rejected.scenario.ts'
import { swapReverted } from './swap-reverted.scenario.ts'
import { swapSelectToken } from './swap-select-token.scenario.ts'
import { swapSwitchedOff } from './swap-switched-off.scenario.ts'
import { swapSwitchedOffByLogin } from './swap-switched-off-by-login.scenario.ts'
import { swapToasts } from './swap-toasts.scenario.ts'
import { swapTokenForCoin } from './swap-token-for-coin.scenario.ts'
import { swapTokenWithoutPrice } from './swap-token-without-price.scenario.ts'
import { swapUnsupportedNetwork } from './swap-unsupported-network.scenario.ts'
import { swapWaitsForABlock } from './swap-waits-for-a-block.scenario.ts'
import type { Scenario } from '../dsl/scenario.ts'
import { swapStaleOrder } from './swap-stale-order.scenario.ts'
import { swapStaleApproval } from './swap-stale-approval.scenario.ts'
import { swapLateApproval } from './swap-late-approval.scenario.ts'
import { swapGasLies } from './swap-gas-lies.scenario.ts'

/** Swapping: its screens, its money on the chain, and everything that can go wrong with it. */
export const swapScenarios: readonly Scenario[] = [
  convertViews,
  swapAccountGone,
  swapAllowanceThere,
  swapApprovalLies,
  swapApprovalMinedLate,
  swapApprovalRejected,
  swapBalanceFalls,
  swapBelowMinimum,
  swapByEmail,
  swapByPhone,
  swapBySmartAccount,
  swapCoinForToken,
  swapFeeOnTransfer,
  swapHugeAndDust,
  swapInsufficientBalance,
  swapInsufficientGas,
  swapLeftAndBack,
  swapLieAllowance,
  swapLieUnits,
  swapLiesStopped,
  swapLimitReset,
  swapManyTokens,
  swapNetworkChanges,
  swapOnAPhone,
  swapPreviewRefreshes,
  swapPriceMoves,
  swapQuoteWaits,
  swapQuoteFails,
  swapRejected,
  swapReverted,
  swapSelectToken,
  swapSwitchedOff,
  swapSwitchedOffByLogin,
  swapToasts,
  swapTokenForCoin,
  swapTokenWithoutPrice,
  swapUnsupportedNetwork,
  swapWaitsForABlock,
  swapStaleOrder,
  swapStaleApproval,
  swapLateApproval,
  swapGasLies,
  swapCoinRenamed,
  swapTargetLookAlike,
  swapSourcesDisagree,
]
