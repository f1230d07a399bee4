import { createContext } from 'react'
import type { StyleAdopter } from './styleAdopter.ts'

/** The adopter of the root that the parts below are drawn in; null on a server. */
export const StyleRootContext = createContext<StyleAdopter | null>(null)
