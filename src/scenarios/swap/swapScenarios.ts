import { swapSourcesDisagree } from './token/swap-sources-disagree.scenario.ts'
import { swapCoinRenamed } from './token/swap-coin-renamed.scenario.ts'
import { swapTargetLookAlike } from './token/swap-target-look-alike.scenario.ts'
import { convertViews } from './convert-views.scenario.ts'
import { swapAccountGone } from './swap-account-gone.scenario.ts'
import { swapAllowanceThere } from './approval/swap-allowance-there.scenario.ts'
import { swapApprovalLies } from './approval/swap-approval-lies.scenario.ts'
import { swapApprovalMinedLate } from './approval/swap-approval-mined-late.scenario.ts'
import { swapApprovalRejected } from './approval/swap-approval-rejected.scenario.ts'
import { swapBalanceFalls } from './quote/swap-balance-falls.scenario.ts'
import { swapBelowMinimum } from './quote/swap-below-minimum.scenario.ts'
import { swapByEmail } from './swap-by-email.scenario.ts'
import { swapByPhone } from './swap-by-phone.scenario.ts'
import { swapBySmartAccount } from './swap-by-smart-account.scenario.ts'
import { swapCoinForToken } from './token/swap-coin-for-token.scenario.ts'
import { swapFeeOnTransfer } from './token/swap-fee-on-transfer.scenario.ts'
import { swapHugeAndDust } from './quote/swap-huge-and-dust.scenario.ts'
import { swapInsufficientBalance } from './quote/swap-insufficient-balance.scenario.ts'
import { swapInsufficientGas } from './quote/swap-insufficient-gas.scenario.ts'
import { swapLeftAndBack } from './swap-left-and-back.scenario.ts'
import { swapLieAllowance } from './approval/swap-lie-allowance.scenario.ts'
import { swapLieUnits } from './signing/swap-lie-units.scenario.ts'
import { swapLiesStopped } from './signing/swap-lies.scenario.ts'
import { swapLimitReset } from './approval/swap-limit-reset.scenario.ts'
import { swapManyTokens } from './token/swap-many-tokens.scenario.ts'
import { swapNetworkChanges } from './swap-network-changes.scenario.ts'
import { swapOnAPhone } from './swap-on-a-phone.scenario.ts'
import { swapPreviewRefreshes } from './quote/swap-preview-refreshes.scenario.ts'
import { swapPriceMoves } from './quote/swap-price-moves.scenario.ts'
import { swapQuoteWaits } from './quote/swap-quote-waits.scenario.ts'
import { swapQuoteFails } from './quote/swap-quote-fails.scenario.ts'
import { swapRejected } from './signing/swap-rejected.scenario.ts'
import { swapReverted } from './signing/swap-reverted.scenario.ts'
import { swapSelectToken } from './token/swap-select-token.scenario.ts'
import { swapSwitchedOff } from './swap-switched-off.scenario.ts'
import { swapSwitchedOffByLogin } from './swap-switched-off-by-login.scenario.ts'
import { swapToasts } from './signing/swap-toasts.scenario.ts'
import { swapTokenForCoin } from './token/swap-token-for-coin.scenario.ts'
import { swapTokenWithoutPrice } from './token/swap-token-without-price.scenario.ts'
import { swapUnsupportedNetwork } from './swap-unsupported-network.scenario.ts'
import { swapWaitsForABlock } from './signing/swap-waits-for-a-block.scenario.ts'
import { swapEveryServiceSlow } from './slow/swap-every-service-slow.scenario.ts'
import { swapApprovalEveryServiceSlow } from './slow/swap-approval-every-service-slow.scenario.ts'
import { swapServiceTooSlow } from './slow/swap-service-too-slow.scenario.ts'
import { swapRateWorse } from './quote/swap-rate-worse.scenario.ts'
import { swapApprovalNotMined } from './approval/swap-approval-not-mined.scenario.ts'
import { swapApprovalReload } from './approval/swap-approval-reload.scenario.ts'
import { swapQuoteAnnounced } from './quote/swap-quote-announced.scenario.ts'
import type { Scenario } from '../dsl/scenario.ts'
import { swapStaleOrder } from './signing/swap-stale-order.scenario.ts'
import { swapStaleApproval } from './approval/swap-stale-approval.scenario.ts'
import { swapLateApproval } from './approval/swap-late-approval.scenario.ts'
import { swapGasLies } from './signing/swap-gas-lies.scenario.ts'

/** Swapping: its screens, its money on the chain, and everything that can go wrong with it. */
export const swapScenarios: readonly Scenario[] = [
  convertViews,
  swapAccountGone,
  swapAllowanceThere,
  swapApprovalLies,
  swapApprovalMinedLate,
  swapApprovalNotMined,
  swapApprovalReload,
  swapApprovalRejected,
  swapBalanceFalls,
  swapBelowMinimum,
  swapByEmail,
  swapByPhone,
  swapBySmartAccount,
  swapCoinForToken,
  swapApprovalEveryServiceSlow,
  swapEveryServiceSlow,
  swapServiceTooSlow,
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
  swapQuoteAnnounced,
  swapRateWorse,
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
