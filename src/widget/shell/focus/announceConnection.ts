import type { Core } from '../../core/core.ts'
import { truncateAddress } from '../../core/formats/truncateAddress.ts'
import { shellTexts } from '../../core/texts/general/shellTexts.ts'

/**
 * How long the text stays in the page, in ms: it is for screen readers, and a later search in the page must not find
 * it.
 */
const stays = 5_000

/**
 * Remembers the account and the sign-in. The returned function announces later additions in `live` (WCAG 4.1.3).
 * Call it after the dialog is closed, because everything outside an open dialog is inert. Without an account by then,
 * the next one is announced, until the modal opens again.
 */
export function announceConnection(core: Core, live: HTMLElement): () => void {
  const { backend, modal, session, signIn } = core
  const facts = () => ({
    address: session.address(),
    isSignedIn: signIn.store.getState().status === 'signedIn',
  })
  const before = facts()
  live.textContent = ''

  function announce() {
    const { address, isSignedIn } = facts()
    const isNew = address !== before.address
    if (address === undefined || (!isNew && isSignedIn === before.isSignedIn)) return
    const texts = core.use(shellTexts)
    const say = isSignedIn ? texts.signedInAs : texts.connectedAs
    live.textContent = say(truncateAddress(address))
    backend.clock.setTimer('view.announced', stays, () => (live.textContent = ''))
  }

  return () => {
    announce()
    if (session.address() !== undefined) return
    // A login that the site has already accepted is finished after the modal was closed, and then
    // announced as well (open point 311).
    const stops = [session.store.subscribe(look), modal.subscribe(look)]
    function look() {
      const { open } = modal.getState()
      if (!open && session.address() === undefined) return
      for (const stop of stops) stop()
      if (!open) announce()
    }
  }
}
