import { createContext } from 'react'
import type { Foyer } from '../createFoyer.ts'

/** Where components find the widget they belong to. */
export const FoyerContext = createContext<Foyer | null>(null)
