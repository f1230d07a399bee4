import type { Core } from '../../../core/core.ts'
import { createPendingLogin } from '../../../core/login/pendingLogin.ts'

/** Shows the screen of the code that the secure site requires next (C-192, C-193). */
export function openUpdateOtp(core: Core, how: 'push' | 'replace'): void {
  const { view, params } = { ...core.use(createPendingLogin).begun() }
  // `requestUpdate` has set both together.
  if (view) core.router[how](view, ...([params] as [never]))
}
