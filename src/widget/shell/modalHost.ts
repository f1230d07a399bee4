import { FoyerError } from '../../backends/port/errors.ts'
import type { Core } from '../core/core.ts'
import { noteFailure } from '../core/kernel/noteFailure.ts'
import type { ModalElements } from './modalElements.ts'
import { warmUp } from './warmUp.ts'

/** The modal's elements on the page, created when first needed. */
export interface ModalHost {
  /**
   * Returns the element of the dialog that contains the secure frame. It is created on demand and
   * never moved, because moving a frame reloads it (C-296).
   */
  frameParent(): Promise<HTMLElement>
  /** Starts showing the modal whenever the core opens it. */
  follow(core: Core): void
  /** Removes everything from the page. */
  destroy(): void
}

/** Creates and renders the modal: one file, loaded when first needed. */
async function loadModal() {
  const [{ buildModalElements }, { mountModal }] = await Promise.all([
    import('./modalElements.ts'),
    import('./mountModal.tsx'),
  ])
  return { buildModalElements, mountModal }
}

/** Creates the host of one modal. Before it opens, the page has no elements of it, and React is not loaded. */
export function createModalHost(load = loadModal): ModalHost {
  let elements: ModalElements | undefined
  let mounting: Promise<void> | undefined
  let unmount = () => {}
  let unfollow = () => {}
  let destroyed = false

  async function build(): Promise<ModalElements> {
    const { buildModalElements } = await load()
    if (destroyed) {
      throw new FoyerError('aborted', 'The widget was destroyed.')
    }
    return (elements ??= buildModalElements(document))
  }

  async function mount(core: Core) {
    const { mountModal } = await load()
    const parts = await build()
    if (!destroyed) unmount = mountModal(core, parts)
  }

  function show(core: Core) {
    // Loaded together with the modal, which reports failures.
    warmUp(core, core.router.current().view)
    mounting ??= mount(core).catch((error: unknown) => {
      if (destroyed) return
      mounting = undefined
      noteFailure(core, 'modal.load', error)
      core.close()
    })
  }

  return {
    frameParent: async () => (await build()).frame,
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
