import { createStore, type StoreApi } from 'zustand/vanilla'
import { orderKey } from './orderKey.ts'
import type { TokenClaim } from './tokenClaim.ts'
import type { OtherSymbol } from './tokenWarning.ts'

/** Symbols of contracts that differ from the ones on screen. `core.use(createSaidSymbols)`. */
export interface SaidSymbols {
  readonly store: StoreApi<Readonly<Record<string, string | undefined>>>
  /**
   * Stores the symbol that a contract reports, for the screen. Returns `undefined` if it is the one
   * on screen.
   */
  learn(claim: TokenClaim, said: string | undefined): OtherSymbol | undefined
  warningFor(claim: TokenClaim): OtherSymbol | undefined
}

/** The maximum length of a symbol that is shown. */
const maxLength = 24

/** Creates the symbols of one widget. They are learned whenever a token is checked. */
export function createSaidSymbols(): SaidSymbols {
  const store = createStore<Readonly<Record<string, string | undefined>>>(() => ({}))
  const keyOf = ({ address, chainId, symbol }: TokenClaim) =>
    orderKey([chainId, address?.toLowerCase(), symbol])
  function warningFor(claim: TokenClaim): OtherSymbol | undefined {
    const said = store.getState()[keyOf(claim)]
    const { chainId, symbol } = claim
    return said === undefined ? undefined : { kind: 'otherSymbol', chainId, claimed: symbol, said }
  }
  return {
    store,
    warningFor,
    learn(claim, said) {
      const short =
        said !== undefined && said.length > maxLength ? `${said.slice(0, maxLength)}…` : said
      const key = keyOf(claim)
      if (store.getState()[key] !== short) store.setState({ [key]: short })
      return warningFor(claim)
    },
  }
}
