import { createContext } from 'react'
import type { Address } from '../../backends/port/connectors.ts'

/**
 * The account that was connected when the page was last left. It proves nothing, because the wallet has not been asked
 * yet.
 */
export interface RememberedSession {
  readonly address: Address
}

/** The host server's data about the session that the browser will restore. */
export const RememberedSessionContext = createContext<RememberedSession | undefined>(undefined)
