import { createContext } from 'react'
import type { Foyer } from '../foyer.ts'

/** Where components find the widget they belong to. */
export const FoyerContext = createContext<Foyer | null>(null)
