import type { Scenario } from '../dsl/scenario.ts'
import { sendWalletWithoutReads } from './signing/send-wallet-without-reads.scenario.ts'
import { sendCoinCalledUsdc } from './token/send-coin-called-usdc.scenario.ts'
import { sendWethCalledDai } from './token/send-weth-called-dai.scenario.ts'
import { sendSourcesDisagree } from './token/send-sources-disagree.scenario.ts'
import { sendCoin } from './token/send-coin.scenario.ts'
import { sendAllCoins } from './token/send-all-coins.scenario.ts'
import { sendUsdc } from './token/send-usdc.scenario.ts'
import { sendUsdt } from './token/send-usdt.scenario.ts'
import { sendTokenThatKeepsAPart } from './token/send-token-that-keeps-a-part.scenario.ts'
import { sendTokenWithoutPrice } from './token/send-token-without-price.scenario.ts'
import { sendToAName } from './recipient/send-to-a-name.scenario.ts'
import { sendToANameOfOurs } from './recipient/send-to-a-name-of-ours.scenario.ts'
import { sendNameChanged } from './recipient/send-name-changed.scenario.ts'
import { sendNameUnknown } from './recipient/send-name-unknown.scenario.ts'
import { sendWrongAddress } from './recipient/send-wrong-address.scenario.ts'
import { sendPlantedAddress } from './recipient/send-planted-address.scenario.ts'
import { sendLookAlike } from './recipient/send-look-alike.scenario.ts'
import { sendOddRecipients } from './recipient/send-odd-recipients.scenario.ts'
import { sendButtonSays } from './send-button-says.scenario.ts'
import { sendRejected } from './signing/send-rejected.scenario.ts'
import { sendLeftWaiting } from './signing/send-left-waiting.scenario.ts'
import { sendReverted } from './receipt/send-reverted.scenario.ts'
import { sendPending } from './receipt/send-pending.scenario.ts'
import { sendDropped } from './receipt/send-dropped.scenario.ts'
import { sendReplaced } from './receipt/send-replaced.scenario.ts'
import { sendAccountGone } from './send-account-gone.scenario.ts'
import { sendOtherNetwork } from './send-other-network.scenario.ts'
import { sendWalletElsewhere } from './signing/send-wallet-elsewhere.scenario.ts'
import { sendSelectToken } from './token/send-select-token.scenario.ts'
import { sendSelectTokenAmounts } from './token/send-select-token-amounts.scenario.ts'
import { sendNoTokens } from './token/send-no-tokens.scenario.ts'
import { sendWithoutBalanceService } from './token/send-without-balance-service.scenario.ts'
import { sendPaste } from './recipient/send-paste.scenario.ts'
import { sendByEmail } from './send-by-email.scenario.ts'
import { sendSmartAccount } from './send-smart-account.scenario.ts'
import { sendOnAPhone } from './send-on-a-phone.scenario.ts'
import { sendNetworkCostUnknown } from './send-network-cost-unknown.scenario.ts'
import { sendOnSolana } from './send-on-solana.scenario.ts'
import { sendBuyInstead } from './token/send-buy-instead.scenario.ts'
import { sendMiscounted } from './token/send-miscounted.scenario.ts'
import { sendRenamedToken } from './token/send-renamed-token.scenario.ts'
import { sendLookAlikeConfirmed } from './token/send-look-alike-confirmed.scenario.ts'
import { sendWalletSilent } from './signing/send-wallet-silent.scenario.ts'
import { sendStaleOrder } from './signing/send-stale-order.scenario.ts'
import { sendLateApproval } from './signing/send-late-approval.scenario.ts'
import { sendAccountChangesWhileSigning } from './signing/send-account-changes-while-signing.scenario.ts'
import { sendLeftWhileChecked } from './signing/send-left-while-checked.scenario.ts'
import { sendGasLies } from './signing/send-gas-lies.scenario.ts'

/** Sending money. */
export const sendScenarios: readonly Scenario[] = [
  sendCoin,
  sendAllCoins,
  sendUsdc,
  sendUsdt,
  sendTokenThatKeepsAPart,
  sendTokenWithoutPrice,
  sendToAName,
  sendToANameOfOurs,
  sendNameChanged,
  sendNameUnknown,
  sendWrongAddress,
  sendPlantedAddress,
  sendLookAlike,
  sendOddRecipients,
  sendButtonSays,
  sendRejected,
  sendLeftWaiting,
  sendReverted,
  sendPending,
  sendDropped,
  sendReplaced,
  sendAccountGone,
  sendOtherNetwork,
  sendWalletElsewhere,
  sendSelectToken,
  sendSelectTokenAmounts,
  sendNoTokens,
  sendWithoutBalanceService,
  sendPaste,
  sendByEmail,
  sendSmartAccount,
  sendOnAPhone,
  sendNetworkCostUnknown,
  sendOnSolana,
  sendBuyInstead,
  sendMiscounted,
  sendStaleOrder,
  sendWalletSilent,
  sendLookAlikeConfirmed,
  sendRenamedToken,
  sendLateApproval,
  sendAccountChangesWhileSigning,
  sendLeftWhileChecked,
  sendGasLies,
  sendCoinCalledUsdc,
  sendWethCalledDai,
  sendSourcesDisagree,
  sendWalletWithoutReads,
]
