import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { playRun } from '../../src/command/suite/playRun.ts'
import type { Scenario } from '../../src/scenarios/index.ts'
import { describeDivergence } from '../../src/run/compare/describeDivergence.ts'
import { contextOptionsOf } from '../../src/playwright/contextOptionsOf.ts'
import { deviceProfiles } from '../../src/stage/deviceProfiles.ts'
import { divergenceOf } from '../../src/run/compare/divergenceOf.ts'
import type { RunFile } from '../../src/run/file/runFile.ts'
import { readRecording } from '../../src/run/file/readRecording.ts'
import { slowDown } from '../../src/playwright/slowDown.ts'

/** How often a recording is played in Playwright at each speed; 0 in a usual run. */
const plays = Number(process.env.FOYER_PLAYS ?? 0)
const slow = Number(process.env.FOYER_SLOW ?? 1)
/** 1 is full speed. */
const speeds = slow > 1 ? [1, slow] : [1]

/** How long all plays of a recording may take, in ms. Only ends what hangs. */
export const replayTimeout = plays * speeds.length * 300_000

/**
 * Saves the recording of the workbench, and plays the file in Playwright, each time in a new browser context and world. Every play ends, and
 * has the same timeline as the first one.
 */
export async function replayRecording(page: Page): Promise<void> {
  const recording = await savedRecording(page)
  const rounds = speeds.flatMap((speed) =>
    Array.from({ length: plays }, (_, index) => ({ speed, number: index + 1 })),
  )
  const runs: RunFile[] = []
  for (const { speed, number } of rounds) {
    const name = `${number}. ${speed === 1 ? 'at full speed' : `${speed} times slower`}`
    const run = await test.step(name, () => play(page, recording, speed))
    runs.push(run)
    expect.soft(run.failure, name).toBeUndefined()
    expect.soft(run.errors, name).toEqual([])
    const [first = run] = runs
    const divergence = divergenceOf(first, run)
    expect.soft(divergence && describeDivergence(divergence, first), name).toBeUndefined()
  }
}

async function savedRecording(page: Page): Promise<Scenario> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as JSON', exact: true }).click()
  const { recording, problem } = readRecording(await readFile(await (await saving).path(), 'utf8'))
  expect(problem).toBeUndefined()
  return recording as Scenario
}

async function play(page: Page, recording: Scenario, speed: number): Promise<RunFile> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser to play in.')
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    ...contextOptionsOf(deviceProfiles[recording.device ?? 'desktop']),
  })
  try {
    return await playRun(context, recording, {
      version: 'test',
      discard: () => context.close(),
      report: (_step, _index, work) => work(),
      name: (_title, work) => work(),
      onOpen: (opened) => slowDown(opened, speed),
    })
  } finally {
    await context.close()
  }
}
