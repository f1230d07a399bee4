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
import type { connectTexts } from './connect/connectTexts.ts'
import type { accountTexts } from './account/accountTexts.ts'
import { approveTexts } from './money/approveTexts.ts'
import type { emailTexts } from './connect/emailTexts.ts'
import type { farcasterTexts } from './connect/farcasterTexts.ts'
import type { nameTexts } from './account/nameTexts.ts'
import type { networkTexts } from './connect/networkTexts.ts'
import { shellTexts } from './shellTexts.ts'
import type { siweTexts } from './connect/siweTexts.ts'
import type { smartAccountTexts } from './account/smartAccountTexts.ts'
import type { socialTexts } from './connect/socialTexts.ts'
import type { titleTexts } from './titleTexts.ts'
import type { walletConnectTexts } from './connect/walletConnectTexts.ts'

/**
 * Texts that a visitor reads or a screen reader speaks before a view opens. Those of the views load with them
 * (`LazyTexts`). A missing text is a compile error, and a host replaces what it likes. Texts with a part that changes
 * are functions.
 */
export const defaultTexts = {
  shell: shellTexts,
  approve: approveTexts,
}

/** The texts that load with the page; a host may replace each. */
export type Texts = WidenTexts<typeof defaultTexts>

/** Sections that load with the views that need them (`lazyTexts`). */
export interface LazyTexts {
  readonly farcaster: WidenTexts<typeof farcasterTexts>
  readonly socials: WidenTexts<typeof socialTexts>
  readonly names: WidenTexts<typeof nameTexts>
  readonly smartAccount: WidenTexts<typeof smartAccountTexts>
  readonly siwe: WidenTexts<typeof siweTexts>
  readonly networks: WidenTexts<typeof networkTexts>
  readonly email: WidenTexts<typeof emailTexts>
  readonly account: WidenTexts<typeof accountTexts>
  readonly walletConnect: WidenTexts<typeof walletConnectTexts>
  readonly connect: WidenTexts<typeof connectTexts>
  readonly titles: WidenTexts<typeof titleTexts>
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
