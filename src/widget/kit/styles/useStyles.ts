import { useContext, useInsertionEffect } from 'react'
import { StyleRootContext } from './StyleRootContext.ts'

/**
 * Adopts a part's style sheet into the nearest root before the part is painted; does nothing on a server.
 * Sheets of the kit live in the cascade layer `kit`, so a view's own unlayered rules always win.
 */
export function useStyles(css: string): void {
  const adopter = useContext(StyleRootContext)
  useInsertionEffect(() => {
    adopter?.adopt(css)
  }, [adopter, css])
}
