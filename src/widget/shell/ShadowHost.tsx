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
  /** The text of the element before the browser has filled it, and later the content for the children's slot. */
  readonly text?: string | undefined
  readonly children: ReactNode
}

/**
 * A shadow root in the host's page, so that styles do not leak in or out. On a server it is an element with `text` at
 * most, which the browser fills before it paints.
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
