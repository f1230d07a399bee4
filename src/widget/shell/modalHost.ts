import { FoyerError } from '../../backends/port/errors.ts'
import type { Core } from '../core/core.ts'
import { noteFailure } from '../core/kernel/noteFailure.ts'
import { loadModal, type ModalCode } from './loadModal.ts'
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

/** Creates the host of one modal. Before it opens, the page has no elements of it, and React is not loaded. */
export function createModalHost(load = loadModal): ModalHost {
  let elements: ModalElements | undefined
  let mounting: Promise<void> | undefined
  let unmount = () => {}
  let unfollow = () => {}
  let destroyed = false

  function build({ buildModalElements }: ModalCode): ModalElements {
    if (destroyed) {
      throw new FoyerError('aborted', 'The widget was destroyed.')
    }
    return (elements ??= buildModalElements(document))
  }

  /** Waits for the view, so that the card does not open empty. Until then, the button shows that it is busy. */
  async function mount(core: Core, warm: Promise<unknown>) {
    await warm
    const code = await load()
    unmount = code.mountModal(core, build(code))
  }

  function show(core: Core) {
    // A failure is reported when the modal loads it again.
    const warm = warmUp(core, core.router.current().view)
    mounting ??= mount(core, warm).catch((error: unknown) => {
      if (destroyed) return
      mounting = undefined
      noteFailure(core, 'modal.load', error)
      core.close()
    })
  }

  return {
    frameParent: async () => build(await load()).frame,
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
