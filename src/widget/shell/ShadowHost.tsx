import { useCallback, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { StyleAdopter } from '../kit/styles/styleAdopter.ts'
import { createRootStyles } from './rootStyles.ts'
import { ThemedRoot } from './ThemedRoot.tsx'

interface Root {
  readonly shadow: ShadowRoot
  readonly adopter: StyleAdopter
}

interface ShadowHostProps {
  readonly name: string
  /** The text of the element until the browser adds the shadow root; after that, the content of the slot in the children. */
  readonly text?: string | undefined
  readonly children: ReactNode
}

/**
 * Renders its children into a shadow root, so that the styles of the widget and of the host's page do not mix. A server
 * renders only the element and its `text`; the browser adds the shadow root before the first paint.
 */
export function ShadowHost({ name, text, children }: ShadowHostProps) {
  const [root, setRoot] = useState<Root>()
  const attach = useCallback((element: HTMLElement | null) => {
    if (!element) return
    // React's strict mode mounts the same element twice, and a shadow root cannot be removed.
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    setRoot((known) =>
      known?.shadow === shadow ? known : { shadow, adopter: createRootStyles(shadow) },
    )
  }, [])
  return (
    <span ref={attach} data-foyer={name}>
      {text && <span>{text}</span>}
      {root &&
        createPortal(<ThemedRoot adopter={root.adopter}>{children}</ThemedRoot>, root.shadow)}
    </span>
  )
}
