import {
  type Expectation,
  type Finding,
  isPageExpectation,
  type StageExpectation,
} from '../../scenarios/index.ts'
import { checkPage } from '../page/checkPage.ts'
import { chainChecks } from './chainChecks.ts'
import { outsideChecks } from './outsideChecks.ts'
import type { CheckingParts, StageChecks } from './stageChecks.ts'
import { widgetChecks } from './widgetChecks.ts'

const checks: StageChecks<StageExpectation, CheckingParts> = {
  ...widgetChecks,
  ...chainChecks,
  ...outsideChecks,
}

/** Checks an expectation once, on the page or in the world. */
export async function checkExpectation(
  expectation: Expectation,
  page: Document,
  parts: CheckingParts,
): Promise<Finding> {
  if (isPageExpectation(expectation)) return checkPage(page, expectation)
  // The compiler cannot see that the check belongs to the kind of the expectation.
  const check = checks[expectation.expect] as (
    wanted: StageExpectation,
    parts: CheckingParts,
  ) => Finding | Promise<Finding>
  const finding = await check(expectation, parts)
  if (!finding.ok || (expectation.expect !== 'modal' && expectation.expect !== 'view')) {
    return finding
  }
  // A state that the widget reports must also be on the page, so that the next step finds it there.
  const open = expectation.expect === 'view' || expectation.open
  return checkPage(page, {
    expect: 'element',
    target: { role: 'dialog' },
    is: open ? 'visible' : 'absent',
  })
}
