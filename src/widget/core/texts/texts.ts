import type { Optional } from '../../../backends/port/optional.ts'
import type { Localized } from '../locale/localeState.ts'
import type { amountTexts } from './general/amountTexts.ts'
import type { activityTexts } from './account/activityTexts.ts'
import type { errorTexts } from './general/errorTexts.ts'
import type { helpTexts } from './connect/helpTexts.ts'
import type { multiChainTexts } from './connect/multiChainTexts.ts'
import type { onrampTexts } from './buy/onrampTexts.ts'
import type { receiveTexts } from './account/receiveTexts.ts'
import type { sendTexts } from './send/sendTexts.ts'
import type { signingTexts } from './send/signingTexts.ts'
import type { swapTexts } from './swap/swapTexts.ts'
import type { tokensTexts } from './account/tokensTexts.ts'
import type { connectingTexts } from './connect/connectingTexts.ts'
import type { accountTexts } from './account/accountTexts.ts'
import type { approveTexts } from './send/approveTexts.ts'
import type { emailTexts } from './login/emailTexts.ts'
import type { farcasterTexts } from './login/farcasterTexts.ts'
import type { pendingTexts } from './pending/pendingTexts.ts'
import type { nameTexts } from './account/nameTexts.ts'
import type { networkTexts } from './connect/networkTexts.ts'
import type { commonTexts } from './general/commonTexts.ts'
import type { copyTexts } from './general/copyTexts.ts'
import type { buttonTexts } from './general/buttonTexts.ts'
import type { startTexts } from './general/startTexts.ts'
import type { shellTexts } from './general/shellTexts.ts'
import type { siweTexts } from './login/siweTexts.ts'
import type { smartAccountTexts } from './account/smartAccountTexts.ts'
import type { socialWindowTexts } from './login/socialWindowTexts.ts'
import type { titleTexts } from './general/titleTexts.ts'
import type { walletConnectTexts } from './connect/walletConnectTexts.ts'

/**
 * All texts of the widget by section: the contents of a translation. A missing text is a compile error. Texts with
 * variable parts are functions. Each section loads with the views that use it (`defineTexts`).
 */
export interface LocaleTexts {
  readonly shell: TextsOf<typeof startTexts> &
    TextsOf<typeof buttonTexts> &
    TextsOf<typeof shellTexts> &
    TextsOf<typeof commonTexts> &
    TextsOf<typeof copyTexts> &
    TextsOf<typeof amountTexts>
  readonly farcaster: TextsOf<typeof farcasterTexts>
  readonly socials: TextsOf<typeof socialWindowTexts>
  readonly names: TextsOf<typeof nameTexts>
  readonly smartAccount: TextsOf<typeof smartAccountTexts>
  readonly siwe: TextsOf<typeof siweTexts>
  readonly networks: TextsOf<typeof networkTexts>
  readonly email: TextsOf<typeof emailTexts>
  readonly account: TextsOf<typeof accountTexts>
  readonly walletConnect: TextsOf<typeof walletConnectTexts>
  readonly connect: TextsOf<typeof connectingTexts>
  readonly titles: TextsOf<typeof titleTexts>
  readonly tokens: TextsOf<typeof tokensTexts>
  readonly activity: TextsOf<typeof activityTexts>
  readonly pending: TextsOf<typeof pendingTexts>
  readonly errors: TextsOf<typeof errorTexts>
  readonly help: TextsOf<typeof helpTexts>
  readonly swap: TextsOf<typeof swapTexts>
  readonly send: TextsOf<typeof sendTexts>
  readonly signing: TextsOf<typeof signingTexts>
  readonly receive: TextsOf<typeof receiveTexts>
  readonly onramp: TextsOf<typeof onrampTexts>
  readonly approve: TextsOf<typeof approveTexts>
  readonly multiChain: TextsOf<typeof multiChainTexts>
}

/** A host's own texts, by section. */
export type TextOverrides = {
  readonly [S in keyof LocaleTexts]?: Optional<LocaleTexts[S]> | undefined
}

/** The texts of a section, as its readers get them. */
type TextsOf<Section extends (source: never) => unknown> = ReturnType<Section>

/** Keeps each section of the table once per widget. */
export interface TextHost extends Localized {
  readonly textOverrides: TextOverrides
  use<T>(make: (host: TextHost) => T): T
}
