import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Core } from '../core/core.ts'
import { CoreContext } from '../core/coreContext.ts'

/** The first picture of a view as HTML, before any effect has run. */
export function renderView(core: Core, View: ComponentType): string {
  return renderToStaticMarkup(
    <CoreContext value={core}>
      <View />
    </CoreContext>,
  )
}
