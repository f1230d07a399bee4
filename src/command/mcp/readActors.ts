import type { Page } from '@playwright/test'
import { formatTime } from '../../run/format/formatTime.ts'
import { readSituation } from '../explore/readSituation.ts'

/** Reads who is outside the page, what they hold, and what waits for them. */
export async function readActors(page: Page): Promise<object> {
  const situation = await readSituation(page)
  const waiting = await page.evaluate(() => {
    const { simulator } = window.foyerStage ?? {}
    if (!simulator) throw new Error('The page has no stage.')
    const outside = {
      wallets: simulator.wallets.requests().map(({ walletKey, method, words, params }) => ({
        wallet: walletKey,
        method,
        ...(words === undefined ? { params } : { words }),
      })),
      phone: [...simulator.phone.proposals(), ...simulator.phone.requests()].length,
      secureSite: simulator.secureSite.requests().length,
      socialWindows: simulator.social.windows().length,
      purchaseWindows: simulator.onramp.windows().length,
      farcaster: simulator.farcaster.requests().length,
    }
    const timers = simulator.clock
      .pending()
      .slice(0, 10)
      .map(({ label, dueAt }) => ({ label, inMs: dueAt - simulator.clock.now() }))
    return { outside, timers, faults: simulator.faults.list().map(({ id }) => id) }
  })
  const { installed, people, loggedIn, chains, phoneOnline, phoneSessions } = situation
  const { date, time } = formatTime(situation.time)
  return {
    time: `${date} ${time} UTC`,
    waiting: waiting.outside,
    nextTimers: waiting.timers,
    wallets: installed,
    connected: situation.connected,
    phone: { online: phoneOnline, hasSessions: phoneSessions },
    people,
    secureSite: { loggedIn },
    mail: { codesFor: situation.codesFor, devicesOf: situation.devicesOf },
    chains,
    faults: waiting.faults,
  }
}
