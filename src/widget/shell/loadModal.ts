/** Loads what creates and renders the modal: one file, loaded when first needed. */
export const loadModal = () =>
  Promise.all([import('./modalElements.ts'), import('./mountModal.tsx')]).then(
    ([elements, modal]) => ({ ...elements, ...modal }),
  )

/** The code of the modal. */
export type ModalCode = Awaited<ReturnType<typeof loadModal>>
