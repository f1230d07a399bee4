// The elements of `foyerkit/elements` in Vue's templates: `/// <reference types="foyerkit/elements/vue" />`.
import type { FoyerElements } from 'foyerkit/elements'
import type { DefineComponent, HTMLAttributes } from 'vue'

type Elements = {
  [Name in keyof FoyerElements]: DefineComponent<FoyerElements[Name] & HTMLAttributes>
}

declare module 'vue' {
  interface GlobalComponents extends Elements {}
}
