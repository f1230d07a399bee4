import type { Core } from '../core/core.ts'
import { noteFailure } from '../core/kernel/noteFailure.ts'
import { createLazyViews } from './views/lazyViews.ts'
import { buildModalElements, type ModalElements } from './modalElements.ts'

/** The modal's place on the page, built when it is first needed. */
export interface ModalHost {
  /** The element of the dialog that contains the secure frame. Built on demand, never moved (C-296). */
  frameParent(): Promise<HTMLElement>
  /** Starts to show the modal whenever the core says it is open. */
  follow(core: Core): void
  /** Takes everything off the page. */
  destroy(): void
}

/** Makes the place of one modal. Nothing is on the page, and React is not loaded, before it opens. */
export function createModalHost(): ModalHost {
  let elements: ModalElements | undefined
  let mounting: Promise<void> | undefined
  let unmount = () => {}
  let unfollow = () => {}
  let destroyed = false

  const build = () => (elements ??= buildModalElements(document))

  async function mount(core: Core) {
    const { mountModal } = await import('./mountModal.tsx')
    if (!destroyed) unmount = mountModal(core, build())
  }

  function show(core: Core) {
    core.use(createLazyViews).load(core.router.current().view)
    mounting ??= mount(core).catch((error: unknown) => {
      mounting = undefined
      noteFailure(core, 'modal.load', error)
      core.close()
    })
  }

  return {
    frameParent: () => Promise.resolve(build().frame),
    follow(core) {
      unfollow = core.modal.subscribe(({ open }) => {
        if (open) show(core)
      })
    },
    destroy() {
      destroyed = true
      unfollow()
      unmount()
      elements?.host.remove()
      elements = undefined
    },
  }
}
