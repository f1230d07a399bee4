import type { ReactNode } from 'react'
import type { StyleAdopter } from './styleAdopter.ts'
import { StyleRootContext } from './StyleRootContext.ts'

/**
 * Sets the root for the styles of the parts below. Create the adopter once per root, with `createStyleAdopter(root)`.
 */
export function StyleRootProvider({
  adopter,
  children,
}: {
  adopter: StyleAdopter | null
  children: ReactNode
}) {
  return <StyleRootContext value={adopter}>{children}</StyleRootContext>
}
