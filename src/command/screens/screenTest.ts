import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { test, type TestInfo } from '@playwright/test'
import type { ContextPool } from '../../playwright/answers/contextPool.ts'
import { patienceOf } from '../../playwright/answers/patience.ts'
import { readRunFile } from '../../playwright/files/readRunFile.ts'
import type { Scenario } from '../../scenarios/index.ts'
import type { ScreenVariant } from '../../server/config/screenVariant.ts'
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
import {
  readSecrets,
  type PlannedScenario,
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
import { variantContext } from './variantContext.ts'

interface Shown {
  readonly planned: PlannedScenario
  readonly plan: ReplayPlan
  readonly screens: ScreensPlan
  readonly variant: ScreenVariant
  readonly info: TestInfo
}

/**
 * Plays a scenario in a variant as a test of Playwright, and compares its screens with the accepted ones.
 * @throws Error if a step fails, if a screen differs, if axe finds a violation, or if the play is strict and the page complains
 */
export async function screenTest(contexts: ContextPool, shown: Shown): Promise<void> {
  const { planned, plan, screens, variant, info } = shown
  const recording = inTheme(readRunFile(planned.file).recording, variant)
  const context = await contexts.open(variantContext(recording, variant))
  await addScreenFonts(context)
  const taker = createScreenTaker(recording, variant, readSecrets())
  const audit =
    plan.checksAccessibility === true ? createAccessibilityAudit(recording.steps) : undefined
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
      await audit?.checkAfter(index, () => findingsOnPage(page))
    },
    name: (title, work) => test.step(title, work),
    async onEnd(played, ask) {
      strict?.noteAfter(played.steps.length - 1)
      if (!played.failure && !strict?.complaints.length) return
      const output = `${planned.output}-${variant.name}`
      await attachFailure(ask, played, { planned: { ...planned, output }, plan, info })
    },
  })
  await contexts.discard(context)

  const { failure } = run
  const accepted = readScreensFile(screensFileOf(planned.file))
  const compared = taker.taken().map((screen) => compareTaken(screen, accepted, shown))
  const gone = failure ? [] : goneScreens(compared, accepted, { planned, variant })
  const results = [...compared, ...gone]
  for (const result of results) await attachScreen(result, screens.folder, info)
  writeFileSync(screenPartOf(plan.work, planned, variant), JSON.stringify(results))
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

/** The workbench's host page and widget follow the options of the scenario, and the page of an app the browser. */
function inTheme(recording: Scenario, { theme }: ScreenVariant): Scenario {
  if (theme === undefined || recording.page !== undefined) return recording
  return { ...recording, options: { ...recording.options, themeMode: theme } }
}

function compareTaken(
  { step, checkpoint, picture, text }: TakenScreen,
  checkpoints: readonly AcceptedCheckpoint[],
  { planned, screens, variant }: Shown,
): ScreenResult {
  const file = screensFileOf(planned.file)
  const accepted = checkpoints.find(({ name }) => name === checkpoint)?.variants[variant.name]
  const actual = {
    picture: createHash('sha256').update(picture).digest('hex'),
    text: hideSecrets(text.map(withoutPorts), readSecrets()),
  }
  return {
    ...screenPlace(planned, variant.name, { step, checkpoint }),
    ...compareScreen({ actual, picture, accepted, file, folder: screens.folder }),
    actual,
    ...(accepted === undefined ? {} : { accepted }),
  }
}
