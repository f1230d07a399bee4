import { type Expectation, type Finding, isPageExpectation } from '../../../scenarios/index.ts'
import { checkPage } from '../../page/checkPage.ts'
import { checkStage, type StageParts } from './checkStage.ts'

/** Looks once at the page, or at the world behind it, and says whether an expectation holds. */
export async function checkExpectation(
  expectation: Expectation,
  page: Document,
  parts: StageParts,
): Promise<Finding> {
  if (isPageExpectation(expectation)) return checkPage(page, expectation)
  const finding = await checkStage(expectation, parts)
  if (!finding.ok || (expectation.expect !== 'modal' && expectation.expect !== 'view')) {
    return finding
  }
  // What the widget says of itself must stand on the page too, so that the next step finds it there.
  const open = expectation.expect === 'view' || expectation.open
  return checkPage(page, {
    expect: 'element',
    target: { role: 'dialog' },
    is: open ? 'visible' : 'absent',
  })
}
