import { accountTexts } from '../../core/texts/account/accountTexts.ts'
import { activityTexts } from '../../core/texts/account/activityTexts.ts'
import { nameTexts } from '../../core/texts/account/nameTexts.ts'
import { pendingTexts } from '../../core/texts/account/pendingTexts.ts'
import { receiveTexts } from '../../core/texts/account/receiveTexts.ts'
import { smartAccountTexts } from '../../core/texts/account/smartAccountTexts.ts'
import { tokensTexts } from '../../core/texts/account/tokensTexts.ts'
import { buttonTexts } from '../../core/texts/buttonTexts.ts'
import { connectingTexts } from '../../core/texts/connect/connectingTexts.ts'
import { emailTexts } from '../../core/texts/connect/emailTexts.ts'
import { farcasterTexts } from '../../core/texts/connect/farcasterTexts.ts'
import { helpTexts } from '../../core/texts/connect/helpTexts.ts'
import { multiChainTexts } from '../../core/texts/connect/multiChainTexts.ts'
import { networkTexts } from '../../core/texts/connect/networkTexts.ts'
import { siweTexts } from '../../core/texts/connect/siweTexts.ts'
import { socialWindowTexts } from '../../core/texts/connect/socialWindowTexts.ts'
import { walletConnectTexts } from '../../core/texts/connect/walletConnectTexts.ts'
import { errorTexts } from '../../core/texts/errorTexts.ts'
import { approveTexts } from '../../core/texts/money/approveTexts.ts'
import { onrampTexts } from '../../core/texts/money/onrampTexts.ts'
import { sendTexts } from '../../core/texts/money/sendTexts.ts'
import { signingTexts } from '../../core/texts/money/signingTexts.ts'
import { swapTexts } from '../../core/texts/money/swapTexts.ts'
import { shellTexts } from '../../core/texts/shellTexts.ts'
import { startTexts } from '../../core/texts/startTexts.ts'
import type { LocaleTexts } from '../../core/texts/texts.ts'
import { titleTexts } from '../../core/texts/titleTexts.ts'

/** The whole English table, whose sections load apart in the widget. */
export const englishTexts: LocaleTexts = {
  shell: { ...startTexts, ...buttonTexts, ...shellTexts },
  titles: titleTexts,
  errors: errorTexts,
  connect: connectingTexts,
  walletConnect: walletConnectTexts,
  multiChain: multiChainTexts,
  networks: networkTexts,
  help: helpTexts,
  email: emailTexts,
  socials: socialWindowTexts,
  farcaster: farcasterTexts,
  siwe: siweTexts,
  account: accountTexts,
  activity: activityTexts,
  pending: pendingTexts,
  names: nameTexts,
  receive: receiveTexts,
  smartAccount: smartAccountTexts,
  tokens: tokensTexts,
  send: sendTexts,
  signing: signingTexts,
  approve: approveTexts,
  swap: swapTexts,
  onramp: onrampTexts,
}
