import type { Step } from '../../../scenarios/index.ts'
import { messageOf } from '../../boundary/messageOf.ts'
import { clueOf, type Clue } from '../../../stage/page/closest/clueOf.ts'
import { ownTimeNote } from '../../../stage/ownTimeNote.ts'
import type { StepResult } from '../player.ts'
import type { StageLink } from '../../state/stageLink.ts'

/** The result of a step that has failed on the page as it is. */
export function failedResult(stage: StageLink, step: Step, thrown: unknown): StepResult {
  const notes = stage.store.getState().api?.hasOwnTime ? [ownTimeNote] : []
  const error = [messageOf(thrown), ...notes].join('\n')
  const clue = clueOn(stage, step)
  return { state: 'failed', error, ...(clue ? { clue } : {}) }
}

/** The elements that explain the failure. None on a page that the workbench cannot read. */
function clueOn(stage: StageLink, step: Step): Clue | undefined {
  const page = stage.frame()?.contentDocument
  try {
    return page ? clueOf(page, step) : undefined
  } catch {
    // The step has failed for its own reason, which matters more.
    return undefined
  }
}
