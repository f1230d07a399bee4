import { readFileSync } from 'node:fs'
import { test, type Page, type TestInfo } from '@playwright/test'
import type { Location } from '@playwright/test/reporter'
import { patienceOf } from '../../playwright/answers/patience.ts'
import { describeStep } from '../../run/words/describeStep.ts'
import { slowDown } from '../../playwright/slowDown.ts'
import { deviceProfiles } from '../../stage/deviceProfiles.ts'
import type { RunFile } from '../../run/file/runFile.ts'
import { readRunFile } from '../../playwright/files/readRunFile.ts'
import { loadHostWorld } from '../../server/config/loadHostWorld.ts'
import { watchInvariants } from '../invariants/watchInvariants.ts'
import { findingsOnPage } from '../accessibility/findingsOnPage.ts'
import { createAccessibilityAudit } from '../../stage/accessibility/accessibilityAudit.ts'
import { describeFinding } from '../../stage/accessibility/describeFinding.ts'
import { attachFailure } from './attachFailure.ts'
import { comparedWithFile } from './comparedWithFile.ts'
import { comparePlays, type PlayDifference } from './comparePlays.ts'
import type { PlayFixtures } from './definePlays.ts'
import { digestsOf } from './digestsOf.ts'
import { noteTypes } from './noteTypes.ts'
import { pageMessage } from './pageMessage.ts'
import { playRun } from './playRun.ts'
import { recordingIn } from '../../stage/matrix/recordingIn.ts'
import { cellContext, needsContext } from '../cells/cellContext.ts'
import { createLanguageSwitch } from '../cells/languageSwitch.ts'
import { outputOf, readSecrets, type PlannedPlay, type ReplayPlan } from './replayPlan.ts'
import { stepLines } from './stepLines.ts'
import { createStrictAudit } from './strictAudit.ts'

interface Replayed {
  readonly planned: PlannedPlay
  readonly plan: ReplayPlan
  readonly info: TestInfo
}

/**
 * Plays a scenario as a test of Playwright: a step of the report for each step, in words and at its line of the file.
 * @throws Error if a step fails, if the play differs from the first one, if axe finds a violation, or if the play is strict and the page
 * complains
 */
export async function replayTest(
  { contexts, pageOf }: PlayFixtures,
  { planned: { cell, ...scenario }, plan, info }: Replayed,
): Promise<void> {
  const planned = { ...scenario, output: outputOf({ ...scenario, ...(cell && { cell }) }) }
  const { file } = planned
  const { recording: usual, run: before } = readRunFile(file)
  const recording = cell === undefined ? usual : recordingIn(usual, cell)
  const lines = stepLines(readFileSync(file, 'utf8'))
  const placeOf = (index: number) => ({ file, line: lines[index] ?? 1, column: 1 })
  const note = (type: string, description: string) => info.annotations.push({ type, description })

  const { invariants } = recording
  const explore = invariants && (await loadHostWorld(process.cwd()))?.explore
  const audit =
    plan.checksAccessibility === true ? createAccessibilityAudit(recording.steps) : undefined

  const device = deviceProfiles[recording.device ?? 'desktop']
  // A comparison has both: plays at full speed, and slow ones.
  const slow = plan.repeat > 1 && info.repeatEachIndex % 2 === 0 ? 1 : (plan.slow ?? 1)
  // An app may keep its history, a slow page stays slow, and the next trace would begin with a picture of a typed secret.
  const isReusable = recording.page === undefined && slow === 1 && !planned.typesSecrets
  const ownContext =
    cell && needsContext(recording, cell)
      ? await contexts.open(cellContext(recording, cell))
      : undefined
  const page = isReusable && ownContext === undefined ? await pageOf(device) : undefined
  const context = ownContext ?? page?.context() ?? (await contexts.of(device))
  const strict = plan.isStrict === true ? createStrictAudit(context, readSecrets()) : undefined
  const language = createLanguageSwitch(recording, cell?.values.language)
  const run = await playRun(context, recording, {
    page,
    // A person watches a headed browser, and a slow page is one whose frames take long.
    hurriesAnimations: slow === 1 && !plan.isHeaded,
    version: plan.version,
    app: plan.page,
    secrets: readSecrets(),
    patience: patienceOf(plan.patience),
    discard: () => contexts.discard(context),
    ...(invariants === undefined
      ? {}
      : { check: (page: Page) => watchInvariants(page, invariants, explore) }),
    report(step, index, work) {
      const location = placeOf(index)
      const title = `${index + 1}. ${describeStep(step).text}`
      return test.step(title, () => work().catch(throwAt(location)), { location })
    },
    async onOpen(opened) {
      if (slow > 1) await slowDown(opened, slow)
    },
    async after(played, step, index) {
      await language.after(played, step, index, async () =>
        audit?.checkAfter(index, () => findingsOnPage(played)),
      )
      strict?.noteAfter(index)
    },
    name: (title, work) => test.step(title, work),
    async onEnd(played, ask) {
      strict?.noteAfter(played.steps.length - 1)
      strict?.stop()
      const hasFailed = played.failure !== undefined || strict?.complaints.length
      if (hasFailed) await attachFailure(ask, played, { planned, plan, info })
    },
  }).finally(async () => {
    strict?.stop()
    if (ownContext) await contexts.discard(ownContext)
  })

  for (const error of run.errors) note(noteTypes.error, error)
  const told = comparedWithFile(before, run)
  if (told !== undefined) note(noteTypes.file, told)
  note(noteTypes.digests, JSON.stringify(digestsOf(recording, run, plan)))
  const difference = comparePlays(run, { planned, plan, play: info.repeatEachIndex + 1 })
  if (difference) {
    note(noteTypes.difference, difference.words)
    await attachPlays(difference, { planned, plan, info })
  }
  const violations = audit?.findings ?? []
  for (const finding of violations) note(noteTypes.accessibility, describeFinding(finding))
  const complaints = strict?.complaints ?? []
  for (const { sentence } of complaints) note(noteTypes.complaint, sentence)
  failIfNeeded(run, difference?.words, placeOf)
  const [first = complaints[0]] = violations
  const sentences = [
    ...violations.map(describeFinding),
    ...complaints.map(({ sentence }) => sentence),
  ]
  if (first) throw errorAt(placeOf(first.step), sentences.join('\n'))
}

const throwAt = (place: Location) => (error: unknown) => {
  throw errorAt(place, pageMessage(error))
}

/** Attaches two plays that differ, for `npx foyerkit compare`. */
async function attachPlays(
  { first, other, play }: PlayDifference,
  { planned, plan, info }: Replayed,
): Promise<void> {
  if (plan.report === undefined) return
  const contentType = 'application/json'
  for (const [number, run] of [[1, first] as const, [play, other] as const]) {
    const name = `${planned.output}-play-${number}.foyer`
    await info.attach(name, { contentType, body: JSON.stringify(run, null, 2) })
  }
}

function failIfNeeded(
  { failure }: RunFile,
  difference: string | undefined,
  placeOf: (index: number) => Location,
): void {
  if (failure) {
    throw errorAt(placeOf(failure.step - 1), `Step ${failure.step} failed.\n${failure.message}`)
  }
  if (difference !== undefined) throw errorAt(placeOf(0), difference)
}

/** An error that reports show at a place of a scenario's file. */
function errorAt({ file, line, column }: Location, message: string): Error {
  const error = new Error(message)
  error.stack = `Error: ${message}\n    at ${file}:${line}:${column}`
  return error
}
