// The elements of `foyerkit/elements` in Solid's JSX: `/// <reference types="foyerkit/elements/solid" />`.
import type { FoyerElements } from 'foyerkit/elements'
import type { JSX } from 'solid-js'

type Elements = {
  [Name in keyof FoyerElements]: JSX.HTMLAttributes<HTMLElement> & FoyerElements[Name]
}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
