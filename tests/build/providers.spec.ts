import { expect, test } from '@playwright/test'
import { buildHost } from './buildHost.ts'
import { openHostPage } from './hostPage.ts'
import { serveOwnNode } from './ownNode.ts'
import { people } from './people.ts'

const kinds = [
  'Plain',
  'Class',
  'Frozen',
  'Function',
  'Without events',
  'Proxy without has',
  'Proxy of a function',
]

/** Announces a provider of each kind that wallets and test tools have; all of them are the same wallet. */
function announceKinds({ account, names }: { account: string; names: readonly string[] }) {
  const answers: Record<string, unknown> = {
    eth_accounts: [account],
    eth_requestAccounts: [account],
    eth_chainId: '0x1',
  }
  const request = async ({ method }: { method: string }) => {
    if (method in answers) return answers[method]
    throw Object.assign(new Error(`no ${method}`), { code: 4200 })
  }
  const nothing = () => undefined
  class Wallet {
    readonly #request = request
    request(asked: { method: string }) {
      return this.#request(asked)
    }
    on() {
      return this
    }
    removeListener() {
      return this
    }
  }
  const plain = () => ({ request, on: nothing, removeListener: nothing })
  const traps = {
    get: (_: object, name: string) => Reflect.get(plain(), name),
    has: () => false,
    ownKeys: () => [],
  }
  const providers: unknown[] = [
    plain(),
    new Wallet(),
    Object.freeze(plain()),
    Object.assign(() => undefined, plain()),
    { request },
    new Proxy({}, traps),
    new Proxy(() => undefined, { get: traps.get, has: traps.has }),
  ]
  const announce = () =>
    providers.forEach((provider, index) => {
      const info = {
        uuid: `350670db-19fa-4704-a166-e52e178b59d${index}`,
        name: names[index],
        icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
        rdns: `example.kind${index}`,
      }
      const detail = Object.freeze({ info, provider })
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    })
  window.addEventListener('eip6963:requestProvider', announce)
}

test('a provider of any kind is listed, connects and disconnects', async ({ page }) => {
  await page.addInitScript(announceKinds, { account: people.ada, names: kinds })
  const body = '<foyer-button></foyer-button>'
  const seen = await openHostPage(page, await buildHost('alone'), 'alone', body)
  await serveOwnNode(page)
  const dialog = page.getByRole('dialog')
  for (const kind of kinds) {
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await dialog
      .getByRole('button', { name: `${kind} Installed`, exact: false })
      .first()
      .click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: /ETH/ }).click()
    await dialog.getByRole('button', { name: 'Disconnect' }).click()
    await expect(dialog).toBeHidden()
  }
  expect(seen.complaints).toEqual([])
})
