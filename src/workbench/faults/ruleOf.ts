import { whyNoFault, whyUnbreakable } from '../../backends/mock/index.ts'
import type { FaultEffect, FaultRule, FaultWhen } from '../../backends/mock/faults/faultTypes.ts'
import { parseDuration } from '../../run/format/parseDuration.ts'
import { parseWholeNumber } from '../../run/format/parseWholeNumber.ts'
import { textsOf, type EffectTexts, type FaultDraft } from '../../run/words/faultDraft.ts'
import { faultKinds } from '../../run/words/faultKinds.ts'

type Problems = Partial<Record<keyof FaultDraft | keyof EffectTexts, string>>

export interface RuleOfDraft {
  /** The rule of the form; absent while a field is invalid. */
  readonly rule?: Omit<FaultRule, 'id'>
  readonly problems: Problems
}

/**
 * Converts the completed form to a fault rule, or returns the problem of each field.
 * @param seen names of the calls of this page
 */
export function ruleOf(draft: FaultDraft, seen: readonly string[] = []): RuleOfDraft {
  const problems: Problems = {}
  const target = draft.target.trim()
  if (!/^(?:[A-Za-z][\w.:-]*)?\*?$/.test(target) || target === '') {
    problems.target =
      'Name a call such as directory.wallets, or a prefix such as directory.*, or * for every service'
  } else {
    const why = whyUnbreakable(target, seen)
    if (why !== undefined) problems.target = why
  }
  const when = whenOf(draft, problems)
  const effect = effectOf(draft, problems)
  const misfit = effect && !problems.target ? whyNoFault({ target, effect }, seen) : undefined
  if (misfit !== undefined) problems.kind = misfit
  if (!when || !effect || problems.target || problems.kind) return { problems }
  return { rule: { target, when, effect }, problems }
}

function whenOf(draft: FaultDraft, problems: Problems): FaultWhen | undefined {
  if (draft.when === 'always') return { always: true }
  if (draft.when === 'nth') {
    const nth = parseWholeNumber(draft.nth)
    if (nth !== undefined && nth >= 1) return { nth }
    problems.nth = 'Count calls from 1.'
    return undefined
  }
  if (draft.when === 'forMs') {
    const forMs = parseDuration(draft.period)
    if (forMs !== undefined && forMs > 0) return { forMs }
    problems.period = 'An amount of time such as 30 s or 1 min.'
    return undefined
  }
  const chance = draft.chance.trim() === '' ? NaN : Number(draft.chance)
  if (chance > 0 && chance <= 100) return { probability: chance / 100 }
  problems.chance = 'More than 0 and at most 100 percent.'
  return undefined
}

function effectOf(draft: FaultDraft, problems: Problems): FaultEffect | undefined {
  const read = faultKinds[draft.kind].read(textsOf(draft))
  if ('kind' in read) return read
  problems[read.field] = read.problem
  return undefined
}
