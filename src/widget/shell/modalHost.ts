import { FoyerError } from '../../backends/port/errors.ts'
import type { Core } from '../core/core.ts'
import { noteFailure } from '../core/kernel/noteFailure.ts'
import type { ModalElements } from './modalElements.ts'
import { warmUp } from './warmUp.ts'

/** The modal's place on the page, built when it is first needed. */
export interface ModalHost {
  /** The element of the dialog that contains the secure frame. Built on demand, never moved (C-296). */
  frameParent(): Promise<HTMLElement>
  /** Starts to show the modal whenever the core says it is open. */
  follow(core: Core): void
  /** Takes everything off the page. */
  destroy(): void
}

/** What builds and draws the modal: one file, loaded when it is first needed. */
async function loadModal() {
  const [{ buildModalElements }, { mountModal }] = await Promise.all([
    import('./modalElements.ts'),
    import('./mountModal.tsx'),
  ])
  return { buildModalElements, mountModal }
}

/** Makes the place of one modal. Nothing is on the page, and React is not loaded, before it opens. */
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
    // At the same time as the modal, which reports what fails.
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
