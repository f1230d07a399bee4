import type { Auth } from '../../../backends/port/auth.ts'
import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Core } from '../core.ts'

/**
 * Returns a function that mounts the secure frame once, when it is first needed. Its code loads
 * then. A failure can be tried again.
 */
export function createAuthMount(parts: {
  frameParent: () => Promise<HTMLElement>
  core: () => Core
  /** Receives a function that is called when the widget stops. */
  onStop: (stop: () => void) => void
}): Pick<Core, 'ensureAuth'> {
  let mounted: Promise<Auth> | undefined

  async function mount(): Promise<Auth> {
    const { mountFrame } = await import('./mountFrame.ts').catch((thrown: unknown) => {
      throw toFoyerError(thrown, 'network.failed', 'Loading the login')
    })
    return mountFrame(parts.core(), parts.frameParent, parts.onStop)
  }

  return {
    async ensureAuth(signal) {
      mounted ??= mount().catch((error: unknown) => {
        mounted = undefined
        throw error
      })
      const auth = await mounted
      signal?.throwIfAborted()
      return auth
    },
  }
}
