import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { TestInfo } from '@playwright/test'
import { secretMasks } from '../../playwright/secretMasks.ts'
import { linkToRecording } from '../../run/file/recordingLink.ts'
import type { RunFile } from '../../run/file/runFile.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import { hideSecretsIn } from '../../run/file/hideSecrets.ts'
import { noteTypes } from './noteTypes.ts'
import type { AskPage } from './playRun.ts'
import { readSecrets, type PlannedScenario, type ReplayPlan } from './replayPlan.ts'

interface Failed {
  readonly planned: PlannedScenario
  readonly plan: Pick<ReplayPlan, 'output' | 'report' | 'repeat' | 'page' | 'workbench'>
  readonly info: TestInfo
}

/**
 * Attaches the files of a failed run to its test: run file, picture, timeline, calls, and a link to the workbench at the failed step. Without
 * the picture and the calls, if the page does not answer.
 */
export async function attachFailure(
  ask: AskPage,
  run: RunFile,
  { planned, plan, info }: Failed,
): Promise<void> {
  const json = `${JSON.stringify(run, null, 2)}\n`
  // A field for a password shows dots.
  const picture = await ask(async (page) =>
    page.screenshot({ mask: await secretMasks(page, readSecrets()) }),
  )
  const number = info.repeatEachIndex + 1
  const name = number === 1 ? planned.output : `${planned.output}-play-${number}`
  const panels = await workbenchOf(ask, run, plan)
  const link = await linkToRecording(panels, run.recording).catch(() => undefined)
  if (link !== undefined) {
    const type = panels === plan.workbench ? noteTypes.link : noteTypes.linkInApp
    info.annotations.push({ type, description: link })
  }
  if (plan.output !== undefined) {
    mkdirSync(plan.output, { recursive: true })
    const path = join(plan.output, name)
    writeFileSync(`${path}.foyer`, json)
    if (picture) writeFileSync(`${path}.png`, picture)
    const shown = relative(process.cwd(), path)
    const description = picture ? `${shown}.foyer and ${shown}.png` : `${shown}.foyer`
    info.annotations.push({ type: noteTypes.saved, description })
  }
  if (plan.report === undefined) return
  if (planned.typesSecrets) {
    const description = 'it would contain the typed secrets.'
    info.annotations.push({ type: noteTypes.trace, description })
  }
  const calls = await ask((page) =>
    page.evaluate(() => (window.foyerStage as StageApi).simulator.calls.list()),
  )
  const words = calls && hideSecretsIn(JSON.stringify(calls, null, 2), readSecrets())
  const files = [
    [`${name}.foyer`, 'application/json', json],
    ['screenshot', 'image/png', picture],
    ['timeline', 'text/plain', run.timeline.join('\n')],
    ['calls', 'application/json', words],
  ] as const
  for (const [title, contentType, body] of files) {
    if (body !== undefined) await info.attach(title, { contentType, body })
  }
}

/** The workbench for a run: the panels of the app, if its own server has them. */
async function workbenchOf(
  ask: AskPage,
  { recording }: RunFile,
  { page: app, workbench }: Failed['plan'],
): Promise<string | undefined> {
  if (recording.page === undefined) return workbench
  return ask(async (page) => {
    const { origin } = new URL(page.url())
    // The app may have led to another site, whose panels must not be offered.
    if (app !== undefined && origin !== new URL(app).origin) return undefined
    const server = await page.evaluate(
      () => document.querySelector<HTMLMetaElement>('meta[name="foyer-host"]')?.content,
    )
    return server === undefined || server === origin ? `${origin}/__foyer` : undefined
  })
}
