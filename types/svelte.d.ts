// The elements of `foyerkit/elements` in Svelte's markup: `/// <reference types="foyerkit/elements/svelte" />`.
import type { FoyerElements } from 'foyerkit/elements'
import type { HTMLAttributes } from 'svelte/elements'

type Elements = {
  [Name in keyof FoyerElements]: HTMLAttributes<HTMLElement> & FoyerElements[Name]
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
