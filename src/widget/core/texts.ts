import type { activityTexts } from './texts/activityTexts.ts'
import type { errorTexts } from './texts/errorTexts.ts'
import type { helpTexts } from './texts/helpTexts.ts'
import type { multiChainTexts } from './texts/multiChainTexts.ts'
import type { onrampTexts } from './texts/onrampTexts.ts'
import type { receiveTexts } from './texts/receiveTexts.ts'
import type { sendTexts } from './texts/sendTexts.ts'
import type { signingTexts } from './texts/signingTexts.ts'
import type { swapTexts } from './texts/swapTexts.ts'
import type { tokensTexts } from './texts/tokensTexts.ts'
import { connectTexts } from './texts/connectTexts.ts'
import { accountTexts } from './texts/accountTexts.ts'
import { approveTexts } from './texts/approveTexts.ts'
import { emailTexts } from './texts/emailTexts.ts'
import { farcasterTexts } from './texts/farcasterTexts.ts'
import { nameTexts } from './texts/nameTexts.ts'
import { networkTexts } from './texts/networkTexts.ts'
import { shellTexts } from './texts/shellTexts.ts'
import { siweTexts } from './texts/siweTexts.ts'
import { smartAccountTexts } from './texts/smartAccountTexts.ts'
import { socialTexts } from './texts/socialTexts.ts'
import { titleTexts } from './texts/titleTexts.ts'
import { walletConnectTexts } from './texts/walletConnectTexts.ts'

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

type Loosen<T> = {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => string
    ? (...args: A) => string
    : T[K] extends string
      ? string
      : T[K] extends readonly (infer I)[]
        ? readonly Loosen<I>[]
        : Loosen<T[K]>
}

/** The words of the screens that load with the widget; a host may replace each. */
export type Texts = Loosen<typeof defaultTexts>

/** Sections that load with the screens that need them (`lateTexts`). */
export interface LateTexts {
  readonly tokens: Loosen<typeof tokensTexts>
  readonly activity: Loosen<typeof activityTexts>
  readonly errors: Loosen<typeof errorTexts>
  readonly help: Loosen<typeof helpTexts>
  readonly swap: Loosen<typeof swapTexts>
  readonly send: Loosen<typeof sendTexts>
  readonly signing: Loosen<typeof signingTexts>
  readonly receive: Loosen<typeof receiveTexts>
  readonly onramp: Loosen<typeof onrampTexts>
  readonly multiChain: Loosen<typeof multiChainTexts>
}

/** A host's own wording, section by section. */
export type TextOverrides = {
  readonly [S in keyof Texts]?: Partial<Texts[S]>
} & { readonly [S in keyof LateTexts]?: Partial<LateTexts[S]> }

/** The table with a host's own wording put in. */
export function createTexts(overrides: TextOverrides = {}): Texts {
  const texts: Record<string, unknown> = { ...defaultTexts }
  for (const [section, words] of Object.entries(overrides)) {
    if (!(section in defaultTexts)) continue
    texts[section] = { ...(defaultTexts as Record<string, object>)[section], ...words }
  }
  return texts as Texts
}
