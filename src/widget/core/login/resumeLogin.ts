import type { Core } from '../core.ts'
import { namespaceKey } from '../kernel/storageKeys.ts'
import { adoptLogin } from './finishLogin.ts'
import { createPendingLogin } from './pendingLogin.ts'

/**
 * Continues what an earlier page of this tab has begun. If the site had the visitor's proof when
 * that page was left, it is asked whether it has logged the visitor in, because that page could not
 * see the answer (open point 311). Rejects like `finishLogin`.
 */
export async function resumeLogin(core: Core): Promise<undefined> {
  const pending = core.use(createPendingLogin)
  const begun = pending.begun()
  if (!begun?.handedOver || !core.connectors.auth()) return
  const { backend, networks } = core
  // Another tab may have connected meanwhile.
  const isTaken = () =>
    backend.storage.get(namespaceKey('connector', networks.activeNamespace())) !== undefined
  try {
    if (isTaken()) return
    const auth = await core.ensureAuth()
    const { activeId } = networks.store.getState()
    const connection = await auth.reconnect(activeId, undefined, 'always')
    // Another widget of the page may have continued it.
    if (isTaken() || !connection || !isOf(begun.params?.email, connection.user?.email)) return
    await adoptLogin(core, begun.method, connection)
  } finally {
    pending.settle()
  }
}

/** Compares the addresses, because another tab may have logged another person in. */
function isOf(asked: string | undefined, email: string | undefined): boolean {
  return !asked || !email || asked.toLowerCase() === email.toLowerCase()
}
