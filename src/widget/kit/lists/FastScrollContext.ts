import { createContext } from 'react'

/** True inside a long list that is dragged so fast that its rows are gone before anybody looks at them. */
export const FastScrollContext = createContext(false)
