import { createContext } from 'react'
import type { StyleAdopter } from './styleAdopter.ts'

/** The style adopter of the root around the parts below; null on a server. */
export const StyleRootContext = createContext<StyleAdopter | null>(null)
