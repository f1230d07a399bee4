import type { App } from '../../app/detect/app.ts'
import { guide, lab } from '../../app/lab.ts'

/** How a test connects the wallet Emberfox: by the buttons of a modal, or without any. */
const byButtons: Readonly<Record<Exclude<App['connecting'], 'unknown'>, string>> = {
  rainbowkit: modal(`page
    .getByRole('dialog')
    .getByRole('button', { name: /Emberfox/ })
    .click()`),
  connectkit: modal(`page
    .getByRole('dialog')
    .getByRole('button', { name: /Emberfox/ })
    .click()`),
  foyer: modal(`page
    .getByRole('dialog')
    .getByRole('button', { name: /Emberfox/ })
    .click()`),
  appkit: modal(`page.getByText('Emberfox').first().click()`),
  wagmi: `  // The app lists the wallets that announce themselves.
  await page.getByRole('button', { name: 'Emberfox' }).first().click()
  // The wallet waits for a decision, as it waits for a person.
  await fox.approve()
`,
}

function modal(click: string): string {
  return `  const connect = page.getByRole('button', { name: 'Connect Wallet' })
  await connect.first().click()
  await ${click}
  // The wallet waits for a decision, as it waits for a person.
  await fox.approve()
  await expect(connect).toHaveCount(0)
`
}

const byRequest = `  // As the app's own buttons do it: the wallet waits for a decision, as it waits for a person.
  const connecting = ask('eth_requestAccounts')
  await fox.approve()
  await connecting
`

/** Nuxt loads the page again when Vite finds a package with the first visit; after that, the page is at work. */
const untilHydrated = `  // The first visit compiles the app, and may load the page again.
  await page.waitForFunction('window.useNuxtApp?.().isHydrating === false')
`

/**
 * The text of the first test: it connects a wallet, and signs a message.
 * @param path of the first page
 */
export function walletTest(
  { kind, connecting, isTypeScript }: Pick<App, 'kind' | 'connecting' | 'isTypeScript'>,
  path: string,
): string {
  const types = (text: string) => (isTypeScript ? text : '')
  return `import { expect, test } from '${lab.playwright}'

// More of what a test can do, from e-mail codes to failing services: ${guide.replace('any-app', 'playwright')}
test('a visitor connects a wallet and signs a message', async ({ page, foyer }) => {
  const fox = foyer.wallet('fox')

  /** Asks the wallet Emberfox, which announces itself to the page, as wallet libraries do. */
  const ask = (method${types(': string')}, params${types(': unknown[]')} = []) =>
    page.evaluate(
      (request) =>
        new Promise${types('<string | string[]>')}((resolve, reject) => {
          window.addEventListener('eip6963:announceProvider', (event) => {
            const { info, provider } = ${isTypeScript ? '(event as CustomEvent).detail' : 'event.detail'}
            if (info.name === 'Emberfox') provider.request(request).then(resolve, reject)
          })
          window.dispatchEvent(new Event('eip6963:requestProvider'))
        }),
      { method, params },
    )

  await page.goto('${path}')
${kind === 'nuxt' ? untilHydrated : ''}
${connecting === 'unknown' ? byRequest : byButtons[connecting]}
  const accounts = await ask('eth_accounts')
  const signing = ask('personal_sign', ['0x48656c6c6f', accounts[0]])
  await fox.approve('personal_sign')
  expect(await signing).toMatch(/^0x[0-9a-f]{130}$/)
})
`
}
