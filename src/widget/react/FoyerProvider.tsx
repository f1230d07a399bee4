import type { ReactNode } from 'react'
import { CoreContext } from '../core/coreContext.ts'
import type { Foyer } from '../foyer.ts'
import { useReactCheck } from '../shell/useReactCheck.ts'
import { foyerCore } from '../shell/foyerCore.ts'
import { RememberedSessionContext, type RememberedSession } from '../shell/RememberedSession.ts'
import { FoyerContext } from './FoyerContext.ts'

/** What a provider takes. */
export interface FoyerProviderProps {
  readonly foyer: Foyer
  /** Who was connected, as `readSession` of `foyerkit/ssr` reads it of a request, shown until the session is restored. */
  readonly session?: RememberedSession | undefined
  readonly children?: ReactNode
}

/**
 * Gives the buttons and hooks below it their widget. Two providers on one page keep their widgets apart. Throws
 * `config.invalid` where the page has another React than 19 or newer, or two copies of it.
 */
export function FoyerProvider({ foyer, session, children }: FoyerProviderProps) {
  useReactCheck()
  return (
    <FoyerContext value={foyer}>
      <RememberedSessionContext value={session}>
        <CoreContext value={foyer[foyerCore]}>{children}</CoreContext>
      </RememberedSessionContext>
    </FoyerContext>
  )
}
