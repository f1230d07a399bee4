import { useContext, useInsertionEffect } from 'react'
import { StyleRootContext } from './StyleRootContext.ts'

/**
 * Adopts a part's style sheet into the nearest root before the part is painted; does nothing on a server. Each sheet is
 * in the cascade layer of its part of the widget: `base` for the theme, then `kit`, `shell` and `features`, so that
 * precedence does not depend on the order of rendering.
 */
export function useStyles(css: string): void {
  const adopter = useContext(StyleRootContext)
  useInsertionEffect(() => {
    adopter?.adopt(css)
  }, [adopter, css])
}
