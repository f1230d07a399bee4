import { useContext, useInsertionEffect } from 'react'
import { StyleRootContext } from './StyleRootContext.ts'

/** Keeps a sheet that changes over time, such as the theme, up to date under one name in the nearest root. */
export function useNamedStyles(name: string, css: string): void {
  const adopter = useContext(StyleRootContext)
  useInsertionEffect(() => {
    adopter?.replace(name, css)
  }, [adopter, name, css])
}
