import type { ComponentType } from 'react'
import type { Core } from '../core/core.ts'
import type { ViewName } from '../core/kernel/viewParams.ts'
import type { ModalElements } from './modalElements.ts'

/** The code of the modal, one file that is loaded on demand. */
export interface ModalCode {
  readonly buildModalElements: (page: Document) => ModalElements
  /** Renders the modal into its elements. Returns a function that removes it. */
  readonly mountModal: (core: Core, elements: ModalElements) => () => void
}

/** The code that has arrived. An `import()` of it would still take a frame or two, in which the card would be empty. */
export interface LoadedCode {
  modal?: ModalCode
  readonly views: { [N in ViewName]?: ComponentType }
}

/** Creates the record of the code that has arrived. */
export const createLoadedCode = (): LoadedCode => ({ views: {} })
