// The elements of `foyerkit/elements` in JSX: `/// <reference types="foyerkit/elements/react" />`.
import type { FoyerElements } from 'foyerkit/elements'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

// React 18 passes `class` on to an element, but not `className`.
type Plain = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string }
type Elements = { [Name in keyof FoyerElements]: Plain & FoyerElements[Name] }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
