import { createContext } from 'react'
import type { Foyer } from '../foyer.ts'

/** The context through which components find their widget. */
export const FoyerContext = createContext<Foyer | null>(null)
