import type { Core } from '../../core/core.ts'
import { truncateAddress } from '../../core/formats/truncateAddress.ts'
import { createShellTexts } from '../../core/texts/shellTexts.ts'

/** How long the words stay in the page, in ms: they are for screen readers, and a page's own search must not find them later. */
const stays = 5_000

/**
 * Notes who is connected and signed in. The returned function writes into `live` what was added since (WCAG 4.1.3);
 * called when the dialog is closed, for everything outside of an open one is inert.
 */
export function announceConnection(core: Core, live: HTMLElement): () => void {
  const { backend, session, signIn } = core
  const facts = () => ({
    address: session.address(),
    isSignedIn: signIn.store.getState().status === 'signedIn',
  })
  const before = facts()
  live.textContent = ''

  return () => {
    const { address, isSignedIn } = facts()
    const isNew = address !== before.address
    if (address === undefined || (!isNew && isSignedIn === before.isSignedIn)) return
    const texts = core.use(createShellTexts)
    const say = isSignedIn ? texts.signedInAs : texts.connectedAs
    live.textContent = say(truncateAddress(address))
    backend.clock.setTimer('view.announced', stays, () => (live.textContent = ''))
  }
}
