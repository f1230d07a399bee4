import { createRoot } from 'react-dom/client'
import type { Core } from '../core/core.ts'
import { CoreContext } from '../core/coreContext.ts'
import { Modal } from './Modal.tsx'
import type { ModalElements } from './modalElements.ts'
import { keepOneModal } from './oneModal.ts'
import { ThemedRoot } from './ThemedRoot.tsx'
import { createLazyViews } from './views/lazyViews.ts'

/** Renders the modal into its elements. Returns a function that removes it. */
export function mountModal(
  core: Core,
  { adopter, content, dialog, live }: ModalElements,
): () => void {
  // Before the first render, so that a view whose code is there is part of the first frame.
  core.use(createLazyViews).load(core.router.current().view)
  const root = createRoot(content)
  root.render(
    <CoreContext.Provider value={core}>
      <ThemedRoot adopter={adopter}>
        <Modal dialog={dialog} live={live} />
      </ThemedRoot>
    </CoreContext.Provider>,
  )
  const release = keepOneModal(core, window)
  return () => {
    release()
    root.unmount()
  }
}
