import { expect, test, type Page } from '@playwright/test'
import { createContextPool } from '../../src/playwright/answers/contextPool.ts'
import type { Patience } from '../../src/playwright/answers/patience.ts'
import { playRun } from '../../src/command/suite/playRun.ts'
import type { Scenario } from '../../src/scenarios/index.ts'
import { deviceProfiles } from '../../src/stage/deviceProfiles.ts'

const help: Scenario = {
  id: 'help',
  title: 'Help explains wallets',
  tags: [],
  steps: [
    { do: 'click', target: { role: 'button', name: 'Connect Wallet', nth: 0 } },
    { expect: 'view', is: 'Connect' },
    { do: 'click', target: { role: 'button', name: 'Help' } },
    { expect: 'view', is: 'WhatIsAWallet' },
  ],
}

const begins = 'The loop begins'

/** Lets a click on Help run forever. */
async function plantLoop(page: Page): Promise<void> {
  await page.addInitScript((text) => {
    const listen = (event: Event) => {
      const isHelp = event
        .composedPath()
        .some((each) => each instanceof Element && each.getAttribute('aria-label') === 'Help')
      if (!isHelp) return
      console.log(text)
      // oxlint-disable-next-line no-constant-condition, no-empty -- The fault.
      for (;;) {}
    }
    addEventListener('click', listen, true)
  }, begins)
}

/**
 * A patience that time uses up only once: when the loop runs. A slow machine has all the time before and afterwards.
 * @param begun resolves when the loop begins
 */
function patienceFrom(begun: Promise<unknown>): Patience {
  let waits = 13
  return {
    ms: 120_000,
    async wait(_, signal) {
      await begun
      signal.throwIfAborted()
      waits -= 1
      await (waits < 0 ? new Promise(() => undefined) : undefined)
    },
  }
}

test('an endless loop fails its step, leaves the run and a picture, and the next scenario has a fresh context', async ({
  browser,
  baseURL,
}) => {
  let beginLoop = (): void => undefined
  const patience = patienceFrom(new Promise<void>((resolve) => (beginLoop = resolve)))
  const contexts = createContextPool(browser, baseURL, patience)
  const context = await contexts.of(deviceProfiles.desktop)
  const options = {
    version: 'test',
    patience,
    discard: () => contexts.discard(context),
    report: (_step: unknown, _index: number, work: () => Promise<void>) => work(),
    name: <T>(_title: string, work: () => Promise<T>) => work(),
  }
  let picture: Buffer | undefined
  const run = await playRun(context, help, {
    ...options,
    async onOpen(page) {
      page.on('console', (message) => void (message.text() === begins && beginLoop()))
      await plantLoop(page)
    },
    async onEnd(_, ask) {
      picture = await ask((page) => page.screenshot())
    },
  })
  expect(run.failure).toMatchObject({
    step: 3,
    message: expect.stringMatching(/^The page does not answer: its script runs without an end\./),
  })
  expect(run.recording.steps).toHaveLength(3)
  expect(run.steps).toHaveLength(3)
  expect(run.timeline.join('\n')).toContain('"Connect"')
  expect(run.timeline).toHaveLength(run.steps.at(-1)?.lines ?? 0)
  expect(picture?.subarray(1, 4).toString()).toBe('PNG')

  const next = await contexts.of(deviceProfiles.desktop)
  expect(next).not.toBe(context)
  const { failure } = await playRun(next, help, options)
  expect(failure).toBeUndefined()
  await contexts.close()
})
