import type { ReactNode } from 'react'
import { CoreContext } from '../core/coreContext.ts'
import type { Foyer } from '../foyer.ts'
import { useReactCheck } from '../shell/useReactCheck.ts'
import { foyerCore } from '../shell/foyerCore.ts'
import { RememberedSessionContext, type RememberedSession } from '../shell/RememberedSession.ts'
import { FoyerContext } from './FoyerContext.ts'

/** The props of a provider. */
export interface FoyerProviderProps {
  readonly foyer: Foyer
  /**
   * The last session, as `readSession` of `foyerkit/ssr` reads it from a request. Shown until the session is restored.
   */
  readonly session?: RememberedSession | undefined
  readonly children?: ReactNode | undefined
}

/**
 * Gives the buttons and hooks below it their widget. Two providers on one page keep their widgets apart. Throws
 * `config.invalid` if the page has a React older than 18.2, or two copies of React.
 */
export function FoyerProvider({ foyer, session, children }: FoyerProviderProps) {
  useReactCheck()
  return (
    <FoyerContext.Provider value={foyer}>
      <RememberedSessionContext.Provider value={session}>
        <CoreContext.Provider value={foyer[foyerCore]}>{children}</CoreContext.Provider>
      </RememberedSessionContext.Provider>
    </FoyerContext.Provider>
  )
}
