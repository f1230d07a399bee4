import { isRecord } from '../../../backends/port/isRecord.ts'
import type { ScenarioOptions } from '../scenario.ts'
import * as is from './checks.ts'
import type { Check } from './checks.ts'

const texts = is.listOf(is.text)
const objects = is.listOf(is.object)

/** Passes if either check does. The message is that of the first one. */
const either =
  (one: Check, other: Check): Check =>
  (value, known) =>
    other(value, known) === undefined ? undefined : one(value, known)

/**
 * Checks plain data, such as wallets and networks: a text, a number, true, false or null, or a list
 * or an object of such.
 */
const plain: Check = (value, known) => {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return undefined
  if (typeof value === 'object') {
    return Object.values(value)
      .map((each) => plain(each, known))
      .find((why) => why !== undefined)
  }
  return is.number(value, known)
}
const plainObjects: Check = (value, known) => objects(value, known) ?? plain(value, known)
const plainObject: Check = (value, known) => is.object(value, known) ?? plain(value, known)

/** Checks names and values, which panels write as code. */
const theme: Check = (value, known) => {
  const why = is.themeVariables(value, known)
  if (why !== undefined || !isRecord(value)) return why
  return Object.values(value)
    .map((each) => either(is.text, is.number)(each, known))
    .find((each) => each !== undefined)
}

/** The form of each option. The widget itself checks what a value means: scenarios set wrong ones, too. */
export const optionChecks: Readonly<Record<keyof ScenarioOptions & string, Check>> = {
  projectId: is.text,
  allWallets: is.text,
  includeWalletIds: texts,
  excludeWalletIds: texts,
  featuredWalletIds: texts,
  customWallets: plainObjects,
  multiChainWallets: plainObjects,
  remoteImages: plainObject,
  tokens: plainObject,
  termsConditionsUrl: is.text,
  privacyPolicyUrl: is.text,
  enableAnalytics: is.flag,
  enableEIP6963: is.flag,
  prefetch: is.flag,
  enableOnramp: is.flag,
  onrampProviders: plainObjects,
  enableSwaps: is.flag,
  isSiweEnabled: is.flag,
  metadata: plainObject,
  themeMode: is.text,
  themeVariables: theme,
  defaultChain: either(is.text, either(is.number, plainObject)),
  allowUnsupportedChain: is.flag,
  auth: either(plainObject, is.onlyFalse),
  locale: either(is.text, texts),
  networks: texts,
  without: texts,
  customNetworks: plainObjects,
  unset: texts,
  siwe: plainObject,
  storagePrefix: is.text,
}
