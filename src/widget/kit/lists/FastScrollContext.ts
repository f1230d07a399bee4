import { createContext } from 'react'

/** True inside a long list that scrolls so fast that its rows are gone before anyone can read them. */
export const FastScrollContext = createContext(false)
