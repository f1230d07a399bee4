import type { ModalCode } from './loadedCode.ts'

/** Loads what creates and renders the modal: one file, loaded when first needed. */
export const loadModal = (): Promise<ModalCode> =>
  Promise.all([import('./modalElements.ts'), import('./mountModal.tsx')]).then(
    ([elements, mount]) => ({ ...elements, ...mount }),
  )
