import type { Auth } from '../../../backends/port/auth.ts'
import type { Approvals } from './approvals.ts'
import type { Core } from '../../core/core.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'

/**
 * Listens for requests that need the visitor. The module that shows them is loaded with the first one. If that fails,
 * the request is aborted, because the visitor could not see it. Returns a function that stops listening.
 */
export function startApprovals(
  core: Core,
  auth: Auth,
  load: () => Promise<Approvals> = async () =>
    (await import('./approvals.ts')).createApprovals(core, auth),
): () => void {
  let loading: Promise<Approvals> | undefined
  let stopped = false

  const unfollow = auth.subscribeApproval((approval) => {
    loading ??= load()
    loading.then(
      ({ handle }) => {
        if (!stopped) handle(approval)
      },
      (error: unknown) => {
        loading = undefined
        noteFailure(core, 'approval.load', error)
        auth.abortApprovals()
      },
    )
  })

  return () => {
    stopped = true
    unfollow()
    // A module that failed to load needs no stop; the failure was already reported.
    loading?.then(
      ({ stop }) => stop(),
      () => undefined,
    )
  }
}
