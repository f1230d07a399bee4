import { accountTexts } from '../core/texts/account/accountTexts.ts'
import { activityTexts } from '../core/texts/account/activityTexts.ts'
import { nameTexts } from '../core/texts/account/nameTexts.ts'
import { pendingTexts } from '../core/texts/pending/pendingTexts.ts'
import { receiveTexts } from '../core/texts/account/receiveTexts.ts'
import { smartAccountTexts } from '../core/texts/account/smartAccountTexts.ts'
import { tokensTexts } from '../core/texts/account/tokensTexts.ts'
import { amountTexts } from '../core/texts/general/amountTexts.ts'
import { buttonTexts } from '../core/texts/general/buttonTexts.ts'
import { commonTexts } from '../core/texts/general/commonTexts.ts'
import { copyTexts } from '../core/texts/general/copyTexts.ts'
import { connectingTexts } from '../core/texts/connect/connectingTexts.ts'
import { emailTexts } from '../core/texts/login/emailTexts.ts'
import { farcasterTexts } from '../core/texts/login/farcasterTexts.ts'
import { helpTexts } from '../core/texts/connect/helpTexts.ts'
import { multiChainTexts } from '../core/texts/connect/multiChainTexts.ts'
import { networkTexts } from '../core/texts/connect/networkTexts.ts'
import { siweTexts } from '../core/texts/login/siweTexts.ts'
import { socialWindowTexts } from '../core/texts/login/socialWindowTexts.ts'
import { walletConnectTexts } from '../core/texts/connect/walletConnectTexts.ts'
import { errorTexts } from '../core/texts/general/errorTexts.ts'
import { approveTexts } from '../core/texts/send/approveTexts.ts'
import { onrampTexts } from '../core/texts/buy/onrampTexts.ts'
import { sendTexts } from '../core/texts/send/sendTexts.ts'
import { signingTexts } from '../core/texts/send/signingTexts.ts'
import { swapTexts } from '../core/texts/swap/swapTexts.ts'
import { shellTexts } from '../core/texts/general/shellTexts.ts'
import { startTexts } from '../core/texts/general/startTexts.ts'
import type { LocaleTexts } from '../core/texts/texts.ts'
import { titleTexts } from '../core/texts/general/titleTexts.ts'

/** The English table. Each section is in `src/widget/core/texts` and loads with the views that use it. */
export const englishTexts: LocaleTexts = {
  shell: {
    ...startTexts.english,
    ...buttonTexts.english,
    ...shellTexts.english,
    ...commonTexts.english,
    ...copyTexts.english,
    ...amountTexts.english,
  },
  titles: titleTexts.english,
  errors: errorTexts.english,
  connect: connectingTexts.english,
  walletConnect: walletConnectTexts.english,
  multiChain: multiChainTexts.english,
  networks: networkTexts.english,
  help: helpTexts.english,
  email: emailTexts.english,
  socials: socialWindowTexts.english,
  farcaster: farcasterTexts.english,
  siwe: siweTexts.english,
  account: accountTexts.english,
  activity: activityTexts.english,
  pending: pendingTexts.english,
  names: nameTexts.english,
  receive: receiveTexts.english,
  smartAccount: smartAccountTexts.english,
  tokens: tokensTexts.english,
  send: sendTexts.english,
  signing: signingTexts.english,
  approve: approveTexts.english,
  swap: swapTexts.english,
  onramp: onrampTexts.english,
}
