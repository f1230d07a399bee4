import { createRoot } from 'react-dom/client'
import type { Core } from '../../core/core.ts'
import { createRootStyles } from '../rootStyles.ts'
import { ElementControl } from './ElementControl.tsx'
import type { ElementAttributes, ElementKind } from './elementAttributes.ts'

/** Renders a host widget into a shadow root. */
export function mountElement(
  core: Core,
  kind: ElementKind,
  shadow: ShadowRoot,
): { draw(attributes: ElementAttributes): void; unmount(): void } {
  // An earlier mount may have left its content.
  shadow.adoptedStyleSheets = []
  const adopter = createRootStyles(shadow)
  const root = createRoot(shadow)
  return {
    draw: (attributes) =>
      root.render(
        <ElementControl core={core} adopter={adopter} kind={kind} attributes={attributes} />,
      ),
    unmount: () => root.unmount(),
  }
}
