import { expect, type Page } from '@playwright/test'
import type { Step } from '../../src/scenarios/index.ts'
import { click } from '../../src/scenarios/dsl/builders.ts'
import { logIn, openAccount, submitEmail } from '../../src/scenarios/dsl/flows/flows.ts'
import { connectToSignIn } from '../../src/scenarios/dsl/flows/siweFlows.ts'
import { playUpTo } from './keyboard.ts'
import { keptPageTest as test } from './keptPageTest.ts'

/** A change of texts, balances or answers, and the elements that must stay in place. */
const moments: readonly {
  what: string
  scenario: string
  before: readonly Step[]
  still: readonly string[]
  during: readonly Step[]
  /** The text that the step shows while it runs or when it has finished. */
  arrives: string
}[] = [
  {
    what: 'a code is checked',
    scenario: 'smart-account-signs-in',
    before: [...submitEmail('ada@example.com'), { expect: 'view', is: 'EmailVerifyOtp' }],
    still: ["Didn't get it?"],
    during: [{ do: 'typeCode', email: 'ada@example.com' }],
    arrives: 'Checking your code',
  },
  {
    what: 'the wallet is asked for a signature',
    scenario: 'siwe-sign-in',
    before: connectToSignIn,
    still: ['Cancel', 'Sign'],
    during: [click('button', 'Sign')],
    arrives: 'Sign the message in your wallet',
  },
  {
    what: 'the balance of an account arrives',
    scenario: 'account-of-wallet',
    before: [
      click('button', 'Connect Wallet', { within: 'page', nth: 0 }),
      click('button', 'Emberfox', { exact: false, within: 'modal' }),
      { do: 'wallet.approve', wallet: 'fox', method: 'eth_requestAccounts' },
      { expect: 'modal', open: false },
    ],
    still: ['Switch address', 'Disconnect', '0xf3...2266'],
    during: openAccount,
    arrives: '10,000',
  },
  {
    what: 'a typed recipient is found',
    scenario: 'send-by-email',
    before: [
      ...logIn('ada@example.com'),
      { expect: 'modal', open: false },
      ...openAccount,
      click('button', 'Send', { within: 'modal' }),
      { expect: 'view', is: 'WalletSend' },
      {
        do: 'type',
        target: { role: 'textbox', name: 'Address or name' },
        text: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
      },
    ],
    still: ['Network cost', 'Address', 'Network'],
    during: [{ do: 'run', ms: 3_000 }],
    arrives: '0x90F7...b906',
  },
]

for (const { what, scenario, before, still, during, arrives } of moments) {
  test(`nothing moves when ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { play } = await playUpTo(page, { scenario, steps: before })
    await recordPlaces(page, still)
    for (const step of during) await play(step)
    const seen = () => page.evaluate(() => window.seenPlaces?.words.join(' ') ?? '')
    await expect.poll(seen).toContain(arrives)
    const places = await page.evaluate(() => window.seenPlaces?.tops)
    for (const text of still) expect(places?.[text], text).toHaveLength(1)
  })
}

/** Records at every change of the modal where these texts are in their view, in px from its top. */
async function recordPlaces(page: Page, texts: readonly string[]) {
  await page.evaluate((wanted) => {
    const seen = {
      words: [''],
      tops: Object.fromEntries(wanted.map((text) => [text, [0].slice(1)])),
    }
    window.seenPlaces = seen
    function look() {
      const view = document
        .querySelector('foyer-modal')
        ?.shadowRoot?.querySelector<HTMLElement>('dialog[open] .fy-view')
      if (!view) return
      if (seen.words.at(-1) !== view.innerText) seen.words.push(view.innerText)
      for (const text of wanted) {
        const place = [...view.querySelectorAll('*')].find(
          ({ children, textContent }) => children.length === 0 && textContent === text,
        )
        const top =
          place && Math.round(place.getBoundingClientRect().top - view.getBoundingClientRect().top)
        const tops = seen.tops[text]
        if (top !== undefined && tops && !tops.some((one) => Math.abs(one - top) <= 1))
          tops.push(top)
      }
    }
    const observer = new MutationObserver(look)
    const root = document.querySelector('foyer-modal')?.shadowRoot
    if (root) observer.observe(root, { subtree: true, childList: true, characterData: true })
    look()
  }, texts)
}

declare global {
  interface Window {
    seenPlaces?: { words: string[]; tops: { [text: string]: number[] } }
  }
}
