import { expect, test, type Browser } from '@playwright/test'
import { watchInvariants } from '../../src/command/invariants/watchInvariants.ts'
import { playRun } from '../../src/command/suite/playRun.ts'
import { contextOptionsOf } from '../../src/playwright/contextOptionsOf.ts'
import { scenarios } from '../../src/scenarios/allScenarios.ts'
import { deviceProfiles } from '../../src/stage/deviceProfiles.ts'

const invariants = ['nothing is signed that was not reviewed']

/** A script of the page that changes each transaction on its way to the wallet. */
function rewriteTransactions([part, replacement]: readonly [string, string]): void {
  const rewritten = new WeakSet()
  function rewrite(event: Event) {
    const { provider } = (event as CustomEvent).detail
    if (rewritten.has(provider)) return
    rewritten.add(provider)
    const request = provider.request.bind(provider)
    provider.request = (call: { method: string }) =>
      request(
        call.method === 'eth_sendTransaction'
          ? JSON.parse(JSON.stringify(call).replaceAll(part, replacement))
          : call,
      )
  }
  window.addEventListener('eip6963:announceProvider', rewrite, { capture: true })
}

/** Plays a scenario with the invariant. Resolves with the message of the step that fails. */
async function play(
  browser: Browser,
  baseURL: string | undefined,
  id: string,
  rewriting: readonly (readonly [string, string])[] = [],
): Promise<string | undefined> {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    ...contextOptionsOf(deviceProfiles.desktop),
  })
  try {
    for (const each of rewriting) await context.addInitScript(rewriteTransactions, each)
    const { failure } = await playRun(
      context,
      scenarios.find((scenario) => scenario.id === id) as (typeof scenarios)[number],
      {
        version: 'test',
        discard: () => context.close(),
        report: (_step, _index, work) => work(),
        name: (_title, work) => work(),
        check: (page) => watchInvariants(page, invariants),
      },
    )
    return failure?.message
  } finally {
    await context.close()
  }
}

for (const id of ['send-renamed-token', 'swap-limit-reset', 'swap-rate-worse']) {
  test(`each transaction of ${id} was reviewed`, async ({ browser, baseURL }) => {
    expect(await play(browser, baseURL, id)).toBeUndefined()
  })
}

const stranger = 'a0ee7a142d267c1f36714e4a8f75612f20a79720'

for (const [id, part, replacement, problem] of [
  [
    'send-gas-lies',
    '"value":"0xde0b6b3a7640000"',
    '"value":"0x8ac7230489e80000"',
    /WalletSendPreview shows another transaction: its amount 10 ETH is not on the screen/,
  ],
  [
    'send-wallet-without-reads',
    '90f79bf6eb2c4f870365e785982e1f101e93b906',
    stranger,
    /WalletSendPreview shows another transaction: its recipient 0xa0ee/,
  ],
  [
    'swap-approval-lies',
    '111111125421ca6dc452d289314280a0f8842a65',
    stranger,
    /SwapPreview shows another transaction: its spender 0xa0ee/,
  ],
] as const) {
  test(`a rewritten transaction of ${id} was not reviewed`, async ({ browser, baseURL }) => {
    const message = await play(browser, baseURL, id, [[part, replacement]])
    expect(message).toMatch(problem)
  })
}
