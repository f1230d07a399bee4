import { describe, expect, it } from 'vitest'
import { emptyDraft, type FaultDraft } from './faultDraft.ts'
import { ruleOf } from './ruleOf.ts'

const made = (part: Partial<FaultDraft>) =>
  ruleOf({ ...emptyDraft, target: 'directory.*', ...part })

describe('ruleOf', () => {
  it.each<[Partial<FaultDraft>, unknown]>([
    [
      { kind: 'latency', time: '1.5 min' },
      { kind: 'latency', ms: 90_000 },
    ],
    [
      { kind: 'late', time: '250 ms' },
      { kind: 'late', ms: 250 },
    ],
    [
      { kind: 'status', status: '503' },
      { kind: 'status', status: 503 },
    ],
    [
      { kind: 'status', status: '400', body: '{}' },
      { kind: 'status', status: 400, body: '{}' },
    ],
    [
      { kind: 'reject', code: '-32603', message: 'x' },
      { kind: 'reject', code: -32603, message: 'x' },
    ],
    [
      { kind: 'malformed', body: '<html>' },
      { kind: 'malformed', body: '<html>' },
    ],
    [{ kind: 'malformed' }, { kind: 'malformed' }],
    [
      { kind: 'patch', body: '{"tx.amount": "90%"}' },
      { kind: 'patch', set: { 'tx.amount': '90%' } },
    ],
    [{ kind: 'hang' }, { kind: 'hang' }],
    [{ kind: 'wrongOrigin' }, { kind: 'wrongOrigin' }],
  ])('makes the effect of %o', (part, effect) => {
    expect(made(part)).toEqual({
      rule: { target: 'directory.*', when: { always: true }, effect },
      problems: {},
    })
  })

  it.each<[Partial<FaultDraft>, unknown]>([
    [{ when: 'nth', nth: '3' }, { nth: 3 }],
    [{ when: 'probability', chance: '12.5' }, { probability: 0.125 }],
    [{ when: 'always' }, { always: true }],
  ])('makes the moment of %o', (part, when) => expect(made(part).rule?.when).toEqual(when))

  it.each<[Partial<FaultDraft>, keyof FaultDraft]>([
    [{ target: '' }, 'target'],
    [{ target: '*' }, 'target'],
    [{ target: 'two words' }, 'target'],
    [{ target: 'phone.session_proposal' }, 'target'],
    [{ when: 'nth', nth: '0' }, 'nth'],
    [{ when: 'nth', nth: '1.5' }, 'nth'],
    [{ when: 'probability', chance: '0' }, 'chance'],
    [{ when: 'probability', chance: '101' }, 'chance'],
    [{ when: 'probability', chance: '' }, 'chance'],
    [{ kind: 'latency', time: 'soon' }, 'time'],
    [{ kind: 'status', status: '99' }, 'status'],
    [{ kind: 'reject', code: '' }, 'code'],
    [{ kind: 'patch', body: '' }, 'body'],
    [{ kind: 'patch', body: '[]' }, 'body'],
    [{ kind: 'patch', body: '{}' }, 'body'],
  ])('refuses %o and names the field', (part, field) => {
    const { rule, problems } = made(part)
    expect(rule).toBeUndefined()
    expect(Object.keys(problems)).toEqual([field])
  })
})
