// The elements of `foyerkit/elements` in JSX: `/// <reference types="foyerkit/elements/react" />`.
import type { FoyerElements } from 'foyerkit/elements'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type Plain = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>
type Elements = { [Name in keyof FoyerElements]: Plain & FoyerElements[Name] }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
