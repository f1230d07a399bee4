import { FoyerError } from '../backends/port/errors.ts'
import type { Foyer } from './foyer.ts'
import { createElementClass } from './shell/elements/elementClass.ts'
import type { ElementKind } from './shell/elements/elementAttributes.ts'
import { foyerCore } from './shell/foyerCore.ts'

/**
 * Defines the custom elements for pages without React. The buttons are `foyer-connect-button`,
 * `foyer-account-button`, `foyer-button` and `foyer-network-button`, with the attributes `size`,
 * `disabled`, `label`, `loading-label`, `hide-balance` and `hide-network-image` (C-009);
 * `foyer-onramp` shows what an amount of money buys (open point 147). Give a second widget on the
 * page another `prefix`. Does nothing on a server. Throws `config.invalid` when the names are
 * taken.
 */
export function defineFoyerElements(foyer: Foyer, { prefix = 'foyer' } = {}): void {
  if (typeof customElements === 'undefined') return
  const names: Readonly<Record<ElementKind, string>> = {
    connect: `${prefix}-connect-button`,
    account: `${prefix}-account-button`,
    combined: `${prefix}-button`,
    network: `${prefix}-network-button`,
    onramp: `${prefix}-onramp`,
  }
  const takenNames = Object.values(names).filter((name) => customElements.get(name))
  if (takenNames.length > 0) {
    throw new FoyerError(
      'config.invalid',
      `Failed to define <${takenNames.join('>, <')}>: the name is taken. Give a second widget another \`prefix\`.`,
    )
  }
  for (const kind of ['connect', 'account', 'combined', 'network', 'onramp'] as const) {
    customElements.define(names[kind], createElementClass(foyer[foyerCore], kind))
  }
}
