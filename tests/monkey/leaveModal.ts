import type { Page } from '@playwright/test'
import type { Action, PageDriver, StagePort, Step } from '../../src/scenarios/index.ts'
import { playStep } from '../../src/scenarios/index.ts'
import { readSituation } from '../../src/command/explore/readSituation.ts'

/** The ways out of the modal for a visitor, the shortest first. */
const exits = ['Close', 'Cancel', 'Disconnect', 'Back', 'Skip', "I'll do this later"]

/**
 * Repairs the faults of `steps`, answers all requests, lets time pass, and leaves the modal like a visitor. Resolves
 * with the work that is still busy by then, or with the view that could not be left.
 */
export async function leaveModal(
  page: Page,
  driver: PageDriver,
  stage: StagePort,
  steps: readonly Step[],
): Promise<string[]> {
  const play = (step: Action) => playStep(step, driver, stage)
  const calm = async () => {
    await play({ do: 'fault.clear' })
    for (const step of steps) {
      if ('do' in step && step.do === 'chain.automine') await play({ ...step, on: true })
    }
    await play({ do: 'phone.offline', offline: false })
    await play({ do: 'page.visible', visible: true })
    for (let tries = 0; tries < 6; tries += 1) {
      const now = await readSituation(page)
      const [wallet] = now.waiting
      if (wallet !== undefined) await play({ do: 'wallet.reject', wallet })
      if (now.phone) await play({ do: 'phone.reject' })
      if (now.frame) await play({ do: 'frame.cancel' })
      if (now.social) await play({ do: 'social.close' })
      if (now.onramp) await play({ do: 'onramp.close' })
      await play({ do: 'run', ms: 20_000 })
    }
  }
  await calm()
  await stage.settle()
  const busy = await page
    .locator('dialog[open] button[aria-busy="true"], dialog[open] .fy-view-loading')
    .allInnerTexts()
  if (busy.length > 0) return [`busy two minutes after everything was answered: ${busy.join(', ')}`]

  const tried: string[] = []
  for (let tries = 0; tries < 8; tries += 1) {
    const now = await readSituation(page)
    if (!now.open) return []
    await play({ do: 'press', key: 'Escape' })
    const after = await readSituation(page)
    if (!after.open) return []
    const exit = exits
      .flatMap((name) => after.controls.filter((control) => control.name === name))
      .find((control) => !tried.includes(`${after.view} ${control.name}`))
    if (!exit) return [`no way out of ${after.view}`]
    tried.push(`${after.view} ${exit.name}`)
    await play({ do: 'click', target: exit })
    await play({ do: 'run', ms: 1_000 })
  }
  return ['the modal is open after every way out was tried']
}
