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
 * Call it after the dialog is closed, because everything outside an open dialog is inert.
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
    const texts = core.use(shellTexts)
    const say = isSignedIn ? texts.signedInAs : texts.connectedAs
    live.textContent = say(truncateAddress(address))
    backend.clock.setTimer('view.announced', stays, () => (live.textContent = ''))
  }
}
