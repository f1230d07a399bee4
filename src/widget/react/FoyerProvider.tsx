import type { ReactNode } from 'react'
import { CoreContext } from '../core/coreContext.ts'
import type { Foyer } from '../foyer.ts'
import { foyerCore } from '../shell/foyerCore.ts'
import { FoyerContext } from './FoyerContext.ts'

/** Gives the buttons and hooks below it their widget. Two providers on one page keep their widgets apart. */
export function FoyerProvider({ foyer, children }: { foyer: Foyer; children?: ReactNode }) {
  return (
    <FoyerContext value={foyer}>
      <CoreContext value={foyer[foyerCore]}>{children}</CoreContext>
    </FoyerContext>
  )
}
