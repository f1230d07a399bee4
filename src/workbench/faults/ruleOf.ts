import type { FaultEffect, FaultRule, FaultWhen } from '../../backends/mock/faults/faultTypes.ts'
import { parseSpan } from '../parts/parseSpan.ts'
import type { FaultDraft } from './faultDraft.ts'

type Problems = Partial<Record<keyof FaultDraft, string>>

export interface RuleOfDraft {
  /** Absent while something is wrong. */
  readonly rule?: Omit<FaultRule, 'id'>
  readonly problems: Problems
}

/** Turns the filled-in form into a fault rule, or says for each field what is wrong with it. */
export function ruleOf(draft: FaultDraft): RuleOfDraft {
  const problems: Problems = {}
  const target = draft.target.trim()
  if (!/^[A-Za-z][\w.:-]*\*?$/.test(target)) {
    problems.target = 'Name a call such as directory.wallets, or a prefix such as directory.*'
  }
  const when = whenOf(draft, problems)
  const effect = effectOf(draft, problems)
  if (!when || !effect || problems.target) return { problems }
  return { rule: { target, when, effect }, problems }
}

function whenOf(draft: FaultDraft, problems: Problems): FaultWhen | undefined {
  if (draft.when === 'always') return { always: true }
  if (draft.when === 'nth') {
    const nth = whole(draft.nth)
    if (nth !== undefined && nth >= 1) return { nth }
    problems.nth = 'Count calls from 1.'
    return undefined
  }
  const chance = draft.chance.trim() === '' ? NaN : Number(draft.chance)
  if (chance > 0 && chance <= 100) return { probability: chance / 100 }
  problems.chance = 'More than 0 and at most 100 percent.'
  return undefined
}

function effectOf(draft: FaultDraft, problems: Problems): FaultEffect | undefined {
  const { kind } = draft
  switch (kind) {
    case 'latency':
    case 'late': {
      const ms = parseSpan(draft.time)
      if (ms !== undefined && ms > 0) return { kind, ms }
      problems.time = 'An amount of time such as 5 s or 1.5 min.'
      return undefined
    }
    case 'status': {
      const status = whole(draft.status)
      if (status !== undefined && status >= 200 && status <= 599) {
        return { kind, status, ...(draft.body === '' ? {} : { body: draft.body }) }
      }
      problems.status = 'An HTTP status from 200 to 599.'
      return undefined
    }
    case 'reject': {
      const code = whole(draft.code)
      if (code !== undefined) return { kind, code, message: draft.message }
      problems.code = 'A whole number such as 4001 or -32603.'
      return undefined
    }
    case 'malformed':
      return { kind, ...(draft.body === '' ? {} : { body: draft.body }) }
    case 'patch': {
      const set = recordOf(draft.body)
      if (set !== undefined) return { kind, set }
      problems.body = 'A JSON object such as {"tx.to": "eip155:1:0x…", "tx.amount": "90%"}.'
      return undefined
    }
    default:
      return { kind }
  }
}

function recordOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject && Object.keys(value).length > 0 ? { ...value } : undefined
  } catch {
    // Not JSON yet: the form says what it wants.
    return undefined
  }
}

function whole(text: string): number | undefined {
  return /^\s*-?\d{1,6}\s*$/.test(text) ? Number(text) : undefined
}
