import { accountTexts } from '../../texts/account/accountTexts.ts'
import { activityTexts } from '../../texts/account/activityTexts.ts'
import { nameTexts } from '../../texts/account/nameTexts.ts'
import { pendingTexts } from '../../texts/account/pendingTexts.ts'
import { receiveTexts } from '../../texts/account/receiveTexts.ts'
import { smartAccountTexts } from '../../texts/account/smartAccountTexts.ts'
import { tokensTexts } from '../../texts/account/tokensTexts.ts'
import { buttonTexts } from '../../texts/buttonTexts.ts'
import { connectingTexts } from '../../texts/connect/connectingTexts.ts'
import { emailTexts } from '../../texts/connect/emailTexts.ts'
import { farcasterTexts } from '../../texts/connect/farcasterTexts.ts'
import { helpTexts } from '../../texts/connect/helpTexts.ts'
import { multiChainTexts } from '../../texts/connect/multiChainTexts.ts'
import { networkTexts } from '../../texts/connect/networkTexts.ts'
import { siweTexts } from '../../texts/connect/siweTexts.ts'
import { socialWindowTexts } from '../../texts/connect/socialWindowTexts.ts'
import { walletConnectTexts } from '../../texts/connect/walletConnectTexts.ts'
import { errorTexts } from '../../texts/errorTexts.ts'
import { approveTexts } from '../../texts/money/approveTexts.ts'
import { onrampTexts } from '../../texts/money/onrampTexts.ts'
import { sendTexts } from '../../texts/money/sendTexts.ts'
import { signingTexts } from '../../texts/money/signingTexts.ts'
import { swapTexts } from '../../texts/money/swapTexts.ts'
import { shellTexts } from '../../texts/shellTexts.ts'
import { startTexts } from '../../texts/startTexts.ts'
import type { LocaleTexts } from '../../texts/texts.ts'
import { titleTexts } from '../../texts/titleTexts.ts'

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
