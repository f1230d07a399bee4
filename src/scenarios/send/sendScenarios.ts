import type { Scenario } from '../dsl/scenario.ts'
import { sendWalletWithoutReads } from './send-wallet-without-reads.scenario.ts'
import { sendCoinCalledUsdc } from './send-coin-called-usdc.scenario.ts'
import { sendWethCalledDai } from './send-weth-called-dai.scenario.ts'
import { sendSourcesDisagree } from './send-sources-disagree.scenario.ts'
import { sendCoin } from './send-coin.scenario.ts'
import { sendAllCoins } from './send-all-coins.scenario.ts'
import { sendUsdc } from './send-usdc.scenario.ts'
import { sendUsdt } from './send-usdt.scenario.ts'
import { sendTokenThatKeepsAPart } from './send-token-that-keeps-a-part.scenario.ts'
import { sendTokenWithoutPrice } from './send-token-without-price.scenario.ts'
import { sendToAName } from './send-to-a-name.scenario.ts'
import { sendToANameOfOurs } from './send-to-a-name-of-ours.scenario.ts'
import { sendNameChanged } from './send-name-changed.scenario.ts'
import { sendNameUnknown } from './send-name-unknown.scenario.ts'
import { sendWrongAddress } from './send-wrong-address.scenario.ts'
import { sendPlantedAddress } from './send-planted-address.scenario.ts'
import { sendLookAlike } from './send-look-alike.scenario.ts'
import { sendOddRecipients } from './send-odd-recipients.scenario.ts'
import { sendButtonSays } from './send-button-says.scenario.ts'
import { sendRejected } from './send-rejected.scenario.ts'
import { sendLeftWaiting } from './send-left-waiting.scenario.ts'
import { sendReverted } from './send-reverted.scenario.ts'
import { sendPending } from './send-pending.scenario.ts'
import { sendDropped } from './send-dropped.scenario.ts'
import { sendReplaced } from './send-replaced.scenario.ts'
import { sendAccountGone } from './send-account-gone.scenario.ts'
import { sendOtherNetwork } from './send-other-network.scenario.ts'
import { sendWalletElsewhere } from './send-wallet-elsewhere.scenario.ts'
import { sendSelectToken } from './send-select-token.scenario.ts'
import { sendNoTokens } from './send-no-tokens.scenario.ts'
import { sendPaste } from './send-paste.scenario.ts'
import { sendByEmail } from './send-by-email.scenario.ts'
import { sendSmartAccount } from './send-smart-account.scenario.ts'
import { sendOnAPhone } from './send-on-a-phone.scenario.ts'
import { sendNetworkCostUnknown } from './send-network-cost-unknown.scenario.ts'
import { sendOnSolana } from './send-on-solana.scenario.ts'
import { sendBuyInstead } from './send-buy-instead.scenario.ts'
import { sendMiscounted } from './send-miscounted.scenario.ts'
import { sendStaleOrder } from './send-stale-order.scenario.ts'
import { sendLateApproval } from './send-late-approval.scenario.ts'
import { sendAccountChangesWhileSigning } from './send-account-changes-while-signing.scenario.ts'
import { sendLeftWhileChecked } from './send-left-while-checked.scenario.ts'
import { sendGasLies } from './send-gas-lies.scenario.ts'

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
  sendNoTokens,
  sendPaste,
  sendByEmail,
  sendSmartAccount,
  sendOnAPhone,
  sendNetworkCostUnknown,
  sendOnSolana,
  sendBuyInstead,
  sendMiscounted,
  sendStaleOrder,
  sendLateApproval,
  sendAccountChangesWhileSigning,
  sendLeftWhileChecked,
  sendGasLies,
  sendCoinCalledUsdc,
  sendWethCalledDai,
  sendSourcesDisagree,
  sendWalletWithoutReads,
]
