import type { Auth } from '../../../backends/port/auth.ts'
import type { Core } from '../../core/core.ts'
import { approveTexts } from '../../core/texts/send/approveTexts.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import { createTransactionStack } from './transactionStack.ts'

export interface Approvals {
  /** Handles the secure wallet's reports about a request. */
  handle(approval: 'open' | 'succeeded' | 'failed' | 'refused'): void
  stop(): void
}

/**
 * Delay between the refusal of a call and its message, in ms, in which the modal opens (wire 2.4).
 */
const refusalDelay = 300

/**
 * Shows the secure wallet's frame when a request needs the visitor, and restores the earlier view
 * afterwards (C-152, wire 2.4).
 */
export function createApprovals(core: Core, auth: Auth): Approvals {
  const { account, backend, modal, networks, router, toasts } = core
  const stack = core.use(createTransactionStack)
  const isShown = () => router.current().view === 'ApproveTransaction'
  let pending = false
  let cancelToast: (() => void) | undefined

  function show() {
    pending = true
    if (!modal.getState().open) return core.open('ApproveTransaction')
    const entry = stack.top()
    // A request from elsewhere must not interrupt the visitor.
    if (!entry || isShown()) return
    stack.covered = entry.replace ? router.current() : undefined
    if (entry.replace) router.replace('ApproveTransaction')
    else router.push('ApproveTransaction')
  }

  /** Returns to the view that ApproveTransaction covered. */
  function goBack() {
    if (!isShown()) return
    const { covered } = stack
    if (!covered) return router.goBack()
    // The router created this entry, so view and parameters match.
    router.replace(covered.view, ...([covered.params] as [never]))
  }

  function succeed() {
    pending = false
    const entry = stack.pop()
    refreshAccount()
    entry?.onApproved?.()
    if (!entry) {
      if (isShown()) core.close()
      return
    }
    if (entry.success === 'back') goBack()
    else if (entry.success) router.reset(entry.success)
    stack.covered = undefined
    entry.onSuccess?.()
  }

  function fail() {
    pending = false
    const entry = stack.pop()
    if (entry) {
      if (modal.getState().open) goBack()
      stack.covered = undefined
      entry.onCancel?.()
    } else if (isShown() && modal.getState().open) {
      // The message about a refusal needs an open modal.
      if (cancelToast) core.open()
      else core.close()
    }
  }

  function refuse() {
    if (!modal.getState().open) core.open()
    cancelToast?.()
    cancelToast = backend.clock.setTimer('approval.refused', refusalDelay, () => {
      cancelToast = undefined
      toasts.show('error', core.use(approveTexts).notAllowed)
    })
  }

  /** The first transaction deploys a smart account, and every transaction changes balances. */
  function refreshAccount() {
    const { type, smartAccountDeployed } = account.getState()
    core.refreshBalance().catch((error: unknown) => noteFailure(core, 'approval.balance', error))
    if (type !== 'smartAccount' || smartAccountDeployed) return
    auth.getUser(networks.store.getState().activeId).then(
      (user) => account.setState({ smartAccountDeployed: user.smartAccountDeployed }),
      (error: unknown) => noteFailure(core, 'approval.user', error),
    )
  }

  const answers = { open: show, succeeded: succeed, failed: fail, refused: refuse }
  const unfollowModal = modal.subscribe(({ open }) => {
    // Hiding the request aborts it, because the visitor could still answer it in the frame (C-345).
    if (!open && pending) auth.abortApprovals()
  })
  return {
    handle: (approval) => answers[approval](),
    stop() {
      unfollowModal()
      cancelToast?.()
    },
  }
}
