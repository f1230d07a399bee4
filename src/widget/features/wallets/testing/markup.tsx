import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Core } from '../../../core/core.ts'
import { CoreContext } from '../../../core/coreContext.ts'

/** The HTML of a view's first render. */
export function markup(core: Core, view: ReactNode): string {
  return renderToStaticMarkup(<CoreContext value={core}>{view}</CoreContext>)
}
