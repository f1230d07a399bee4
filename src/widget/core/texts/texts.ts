import type { Localized } from '../locale/localeState.ts'
import type { activityTexts } from './account/activityTexts.ts'
import type { errorTexts } from './errorTexts.ts'
import type { helpTexts } from './connect/helpTexts.ts'
import type { multiChainTexts } from './connect/multiChainTexts.ts'
import type { onrampTexts } from './money/onrampTexts.ts'
import type { receiveTexts } from './account/receiveTexts.ts'
import type { sendTexts } from './money/sendTexts.ts'
import type { signingTexts } from './money/signingTexts.ts'
import type { swapTexts } from './money/swapTexts.ts'
import type { tokensTexts } from './account/tokensTexts.ts'
import type { WidenTexts } from './widenTexts.ts'
import type { connectingTexts } from './connect/connectingTexts.ts'
import type { accountTexts } from './account/accountTexts.ts'
import type { approveTexts } from './money/approveTexts.ts'
import type { emailTexts } from './connect/emailTexts.ts'
import type { farcasterTexts } from './connect/farcasterTexts.ts'
import type { pendingTexts } from './account/pendingTexts.ts'
import type { nameTexts } from './account/nameTexts.ts'
import type { networkTexts } from './connect/networkTexts.ts'
import type { buttonTexts } from './buttonTexts.ts'
import type { startTexts } from './startTexts.ts'
import type { shellTexts } from './shellTexts.ts'
import type { siweTexts } from './connect/siweTexts.ts'
import type { smartAccountTexts } from './account/smartAccountTexts.ts'
import type { socialWindowTexts } from './connect/socialWindowTexts.ts'
import type { titleTexts } from './titleTexts.ts'
import type { walletConnectTexts } from './connect/walletConnectTexts.ts'

/**
 * All texts of the widget by section: the contents of a translation. A missing text is a compile error. Texts with
 * variable parts are functions. Each section loads with the views that need it (`lazyTexts`).
 */
export interface LocaleTexts {
  readonly shell: WidenTexts<typeof startTexts & typeof buttonTexts & typeof shellTexts>
  readonly farcaster: WidenTexts<typeof farcasterTexts>
  readonly socials: WidenTexts<typeof socialWindowTexts>
  readonly names: WidenTexts<typeof nameTexts>
  readonly smartAccount: WidenTexts<typeof smartAccountTexts>
  readonly siwe: WidenTexts<typeof siweTexts>
  readonly networks: WidenTexts<typeof networkTexts>
  readonly email: WidenTexts<typeof emailTexts>
  readonly account: WidenTexts<typeof accountTexts>
  readonly walletConnect: WidenTexts<typeof walletConnectTexts>
  readonly connect: WidenTexts<typeof connectingTexts>
  readonly titles: WidenTexts<typeof titleTexts>
  readonly tokens: WidenTexts<typeof tokensTexts>
  readonly activity: WidenTexts<typeof activityTexts>
  readonly pending: WidenTexts<typeof pendingTexts>
  readonly errors: WidenTexts<typeof errorTexts>
  readonly help: WidenTexts<typeof helpTexts>
  readonly swap: WidenTexts<typeof swapTexts>
  readonly send: WidenTexts<typeof sendTexts>
  readonly signing: WidenTexts<typeof signingTexts>
  readonly receive: WidenTexts<typeof receiveTexts>
  readonly onramp: WidenTexts<typeof onrampTexts>
  readonly approve: WidenTexts<typeof approveTexts>
  readonly multiChain: WidenTexts<typeof multiChainTexts>
}

/** A host's own texts, by section. */
export type TextOverrides = { readonly [S in keyof LocaleTexts]?: Partial<LocaleTexts[S]> }

/** Keeps each section of the table once per widget. */
export interface TextHost extends Localized {
  readonly textOverrides: TextOverrides
  use<T>(make: (host: TextHost) => T): T
}
