import { createContext } from 'react'
import type { Address } from '../../backends/port/connectors.ts'

/** Who was connected when the page was last left. It proves nothing: the wallet has not been asked yet. */
export interface RememberedSession {
  readonly address: Address
}

/** What the host's server knows of the session that the browser will restore. */
export const RememberedSessionContext = createContext<RememberedSession | undefined>(undefined)
