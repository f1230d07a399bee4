import type { Auth } from '../../../backends/port/auth.ts'
import type { Connection } from '../../../backends/port/connectors.ts'
import type { Core } from '../core.ts'
import { readStoredAccounts } from '../session/storedAccounts.ts'
import { loginEndTexts } from '../texts/login/loginEndTexts.ts'
import { createLoginProblems } from './loginProblems.ts'

/**
 * Follows the login in the other tabs of the site, and shows Connect with the reason when the secure site has ended it.
 * Returns a function that stops this.
 */
export function followLogin(core: Core, auth: Auth): () => void {
  const { backend, session } = core
  const current = () => session.all().find(({ connection }) => connection.type === 'AUTH')
  let followed: Connection | undefined
  let stopConnection = () => {}

  function sayEnded() {
    const texts = core.use(loginEndTexts)
    core.open('Connect')
    core
      .use(createLoginProblems)
      .show({ title: texts.loginEnded, text: texts.loginEndedHint, tone: 'info' })
  }

  function look() {
    const connection = current()?.connection
    if (connection === followed) return
    stopConnection()
    followed = connection
    const nothing = () => {}
    // Not called for a disconnect of the visitor, here or in another tab.
    const events = { accountsChanged: nothing, chainChanged: nothing, disconnected: sayEnded }
    stopConnection = connection?.subscribe(events) ?? nothing
  }

  const stops = [
    session.store.subscribe(look),
    auth.follow(() => {
      const chain = current()?.connection.chain
      return !chain || readStoredAccounts(backend.storage, chain)?.selected?.length !== 0
    }),
  ]
  look()
  return () => {
    stopConnection()
    for (const stop of stops) stop()
  }
}
