import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { test, type TestInfo } from '@playwright/test'
import type { ContextPool } from '../../playwright/answers/contextPool.ts'
import { patienceOf } from '../../playwright/answers/patience.ts'
import { readRunFile } from '../../playwright/files/readRunFile.ts'
import { isFailure, isOpen, type ScreenResult } from '../../server/screens/screenResults.ts'
import {
  readScreensFile,
  screensFileOf,
  type AcceptedCheckpoint,
} from '../../server/screens/screensFile.ts'
import { describeStep } from '../../run/words/describeStep.ts'
import { hideSecrets } from '../../run/file/hideSecrets.ts'
import { withoutPorts } from '../../run/file/withoutPorts.ts'
import { createAccessibilityAudit } from '../../stage/accessibility/accessibilityAudit.ts'
import { findingsOnPage } from '../accessibility/findingsOnPage.ts'
import { describeFinding } from '../../stage/accessibility/describeFinding.ts'
import { attachFailure } from '../suite/attachFailure.ts'
import { noteTypes } from '../suite/noteTypes.ts'
import { createStrictAudit } from '../suite/strictAudit.ts'
import { playRun } from '../suite/playRun.ts'
import type { Cell } from '../../stage/matrix/cell.ts'
import { recordingIn } from '../../stage/matrix/recordingIn.ts'
import { createLanguageSwitch } from '../cells/languageSwitch.ts'
import { cellContext } from '../cells/cellContext.ts'
import {
  outputOf,
  readSecrets,
  type PlannedPlay,
  type ReplayPlan,
  type ScreensPlan,
} from '../suite/replayPlan.ts'
import { addScreenFonts } from './addScreenFonts.ts'
import { attachScreen } from './attachScreen.ts'
import { compareScreen } from './compareScreen.ts'
import { createScreenTaker, type TakenScreen } from './screenTaker.ts'
import { describeScreen } from './describeScreen.ts'
import { goneScreens } from './goneScreens.ts'
import { screenPartOf } from './screenParts.ts'
import { screenPlace } from './screenPlace.ts'

interface Shown {
  readonly planned: PlannedPlay
  readonly plan: ReplayPlan
  readonly screens: ScreensPlan
  readonly cell: Cell
  readonly info: TestInfo
}

/**
 * Plays a scenario in a cell as a test of Playwright, and compares its screens with the accepted ones.
 * @throws Error if a step fails, if a screen differs, if axe finds a violation, or if the play is strict and the page complains
 */
export async function screenTest(contexts: ContextPool, shown: Shown): Promise<void> {
  const { planned, plan, screens, cell, info } = shown
  const recording = recordingIn(readRunFile(planned.file).recording, cell)
  const context = await contexts.open(cellContext(recording, cell))
  await addScreenFonts(context)
  const audit =
    plan.checksAccessibility === true ? createAccessibilityAudit(recording.steps) : undefined
  // Only axe looks at the page again after a screen.
  const language = createLanguageSwitch(recording, audit && cell.values.language)
  const taker = createScreenTaker(recording, cell.values.language, readSecrets())
  const strict = plan.isStrict === true ? createStrictAudit(context, readSecrets()) : undefined
  const run = await playRun(context, recording, {
    version: plan.version,
    app: plan.page,
    secrets: readSecrets(),
    patience: patienceOf(plan.patience),
    discard: () => contexts.discard(context),
    report: (step, index, work) => test.step(`${index + 1}. ${describeStep(step).text}`, work),
    async after(page, step, index) {
      await taker.after(page, step, index)
      strict?.noteAfter(index)
      await language.after(page, step, index, async () =>
        audit?.checkAfter(index, () => findingsOnPage(page)),
      )
    },
    name: (title, work) => test.step(title, work),
    async onEnd(played, ask) {
      strict?.noteAfter(played.steps.length - 1)
      if (!played.failure && !strict?.complaints.length) return
      const output = outputOf(planned)
      await attachFailure(ask, played, { planned: { ...planned, output }, plan, info })
    },
  })
  await contexts.discard(context)

  const { failure } = run
  const accepted = readScreensFile(screensFileOf(planned.file))
  const compared = taker.taken().map((screen) => compareTaken(screen, accepted, shown))
  const gone = failure ? [] : goneScreens(compared, accepted, { planned, cell })
  const results = [...compared, ...gone]
  for (const result of results) await attachScreen(result, screens.folder, info)
  writeFileSync(screenPartOf(plan.work, planned), JSON.stringify(results))
  const words = results
    .filter(isOpen)
    .flatMap((each) => describeScreen(each))
    .join('\n')
  const violations = audit?.findings.map(describeFinding) ?? []
  for (const each of violations)
    info.annotations.push({ type: noteTypes.accessibility, description: each })
  const complaints = strict?.complaints.map(({ sentence }) => sentence) ?? []
  for (const each of complaints)
    info.annotations.push({ type: noteTypes.complaint, description: each })
  if (failure) throw new Error(`Step ${failure.step} failed.\n${failure.message}`)
  if (results.some((each) => isFailure(each, screens.failsOnNew))) throw new Error(words)
  if (words !== '') info.annotations.push({ type: noteTypes.screens, description: words })
  const wrong = [...violations, ...complaints]
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}

function compareTaken(
  { step, checkpoint, picture, text }: TakenScreen,
  checkpoints: readonly AcceptedCheckpoint[],
  { planned, screens, cell }: Shown,
): ScreenResult {
  const file = screensFileOf(planned.file)
  const accepted = checkpoints.find(({ name }) => name === checkpoint)?.variants[cell.name]
  const actual = {
    picture: createHash('sha256').update(picture).digest('hex'),
    text: hideSecrets(text.map(withoutPorts), readSecrets()),
  }
  return {
    ...screenPlace(planned, cell.name, { step, checkpoint }),
    ...compareScreen({ actual, picture, accepted, file, folder: screens.folder }),
    actual,
    ...(accepted === undefined ? {} : { accepted }),
  }
}
