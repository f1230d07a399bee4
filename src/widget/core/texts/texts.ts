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
import { connectTexts } from './connect/connectTexts.ts'
import { accountTexts } from './account/accountTexts.ts'
import { approveTexts } from './money/approveTexts.ts'
import { emailTexts } from './connect/emailTexts.ts'
import { farcasterTexts } from './connect/farcasterTexts.ts'
import { nameTexts } from './account/nameTexts.ts'
import { networkTexts } from './connect/networkTexts.ts'
import { shellTexts } from './shellTexts.ts'
import { siweTexts } from './connect/siweTexts.ts'
import { smartAccountTexts } from './account/smartAccountTexts.ts'
import { socialTexts } from './connect/socialTexts.ts'
import { titleTexts } from './titleTexts.ts'
import { walletConnectTexts } from './connect/walletConnectTexts.ts'

/**
 * Every text a visitor reads or a screen reader speaks. One table: a missing text is a compile error,
 * and a host replaces what it likes. Texts with a part that changes are functions.
 */
export const defaultTexts = {
  titles: titleTexts,
  shell: shellTexts,
  connect: connectTexts,
  walletConnect: walletConnectTexts,
  account: accountTexts,
  email: emailTexts,
  networks: networkTexts,
  siwe: siweTexts,
  smartAccount: smartAccountTexts,
  approve: approveTexts,
  names: nameTexts,
  socials: socialTexts,
  farcaster: farcasterTexts,
}

/** The texts of the screens that load with the widget; a host may replace each. */
export type Texts = WidenTexts<typeof defaultTexts>

/** Sections that load with the screens that need them (`lazyTexts`). */
export interface LazyTexts {
  readonly tokens: WidenTexts<typeof tokensTexts>
  readonly activity: WidenTexts<typeof activityTexts>
  readonly errors: WidenTexts<typeof errorTexts>
  readonly help: WidenTexts<typeof helpTexts>
  readonly swap: WidenTexts<typeof swapTexts>
  readonly send: WidenTexts<typeof sendTexts>
  readonly signing: WidenTexts<typeof signingTexts>
  readonly receive: WidenTexts<typeof receiveTexts>
  readonly onramp: WidenTexts<typeof onrampTexts>
  readonly multiChain: WidenTexts<typeof multiChainTexts>
}

/** A host's own wording, section by section. */
export type TextOverrides = {
  readonly [S in keyof Texts]?: Partial<Texts[S]>
} & { readonly [S in keyof LazyTexts]?: Partial<LazyTexts[S]> }

/** The table with a host's own wording put in. */
export function createTexts(overrides: TextOverrides = {}): Texts {
  const texts: Record<string, unknown> = { ...defaultTexts }
  for (const [section, own] of Object.entries(overrides)) {
    if (!(section in defaultTexts)) continue
    texts[section] = { ...(defaultTexts as Record<string, object>)[section], ...own }
  }
  return texts as Texts
}
