import { describe, expect, it } from 'vitest'
import { effectsOf } from '../../backends/mock/index.ts'
import type { FaultEffect, FaultRule } from '../../backends/mock/faults/faultTypes.ts'
import { describeFault } from '../../run/words/describeFault.ts'
import { emptyDraft, type EffectTexts, type FaultDraft } from '../../run/words/faultDraft.ts'
import { ruleOf } from './ruleOf.ts'
import { shadowingRule } from '../state/shadowingRule.ts'

function made({ time, status, body, code, message, ...part }: Partial<FaultDraft & EffectTexts>) {
  const typed = { time, status, body, code, message }
  const texts = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== undefined))
  const draft = { ...emptyDraft, target: '*.*', ...part }
  const target = draft.target === '*.*' ? targetOf(draft.kind) : draft.target
  return ruleOf({ ...draft, target, texts: { [draft.kind]: texts } })
}

/** A target that can have this effect. */
const targetOf = (kind?: FaultEffect['kind']) =>
  kind === 'wrongOrigin' ? 'frame.*' : 'directory.*'

describe('ruleOf', () => {
  it.each<[Partial<FaultDraft & EffectTexts>, unknown]>([
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
    [{ kind: 'wrongOrigin', target: 'frame.*' }, { kind: 'wrongOrigin' }],
  ])('creates the effect of %o', (part, effect) => {
    expect(made(part)).toEqual({
      rule: { target: targetOf(part.kind), when: { always: true }, effect },
      problems: {},
    })
  })

  it.each<[Partial<FaultDraft & EffectTexts>, unknown]>([
    [{ when: 'nth', nth: '3' }, { nth: 3 }],
    [{ when: 'probability', chance: '12.5' }, { probability: 0.125 }],
    [{ when: 'forMs', period: '1 min' }, { forMs: 60_000 }],
    [{ when: 'always' }, { always: true }],
  ])('creates the condition of %o', (part, when) => expect(made(part).rule?.when).toEqual(when))

  it.each<[Partial<FaultDraft & EffectTexts>, keyof (FaultDraft & EffectTexts)]>([
    [{ target: '' }, 'target'],
    [{ target: '**' }, 'target'],
    [{ target: 'two words' }, 'target'],
    [{ target: 'phone.session_proposal' }, 'target'],
    [{ target: 'balancez.foo' }, 'target'],
    [{ target: 'wallet.eth_sendTransaction', kind: 'status' }, 'kind'],
    [{ target: 'wallet.*', kind: 'duplicate' }, 'kind'],
    [{ target: 'browser.openPopup', kind: 'latency' }, 'kind'],
    [{ when: 'nth', nth: '0' }, 'nth'],
    [{ when: 'nth', nth: '1.5' }, 'nth'],
    [{ when: 'probability', chance: '0' }, 'chance'],
    [{ when: 'forMs', period: '0' }, 'period'],
    [{ when: 'probability', chance: '101' }, 'chance'],
    [{ when: 'probability', chance: '' }, 'chance'],
    [{ kind: 'latency', time: 'soon' }, 'time'],
    [{ kind: 'status', status: '99' }, 'status'],
    [{ kind: 'reject', code: '' }, 'code'],
    [{ kind: 'patch', body: '' }, 'body'],
    [{ kind: 'patch', body: '[]' }, 'body'],
    [{ kind: 'patch', body: '{}' }, 'body'],
  ])('rejects %o and names the field', (part, field) => {
    const { rule, problems } = made(part)
    expect(rule).toBeUndefined()
    expect(Object.keys(problems)).toEqual([field])
  })
})

it('suggests calls for a misspelt name', () => {
  expect(made({ target: 'balancez.foo' }).problems.target).toBe(
    'There is no call "balancez.foo". Did you mean "balances.*"?',
  )
  expect(made({ target: 'xyz.foo' }).problems.target).toBe('There is no call "xyz.foo".')
  expect(made({ target: 'wall*' }).problems).toEqual({})
})

it('accepts a name that this page has called', () => {
  const draft = { ...emptyDraft, target: 'shop.basket' }
  expect(ruleOf(draft).rule).toBeUndefined()
  expect(ruleOf(draft, ['shop.basket']).rule).toMatchObject({ target: 'shop.basket' })
})

it('a rule does not use fields of one effect for the next one', () => {
  const change = { ...emptyDraft, target: 'swap.quote', texts: { patch: { body: '{"a": 1}' } } }
  expect(ruleOf({ ...change, kind: 'status' }).rule?.effect).toEqual({
    kind: 'status',
    status: 500,
  })
})

it('offers for each call only the effects that it can have', () => {
  const possible = (target: string) =>
    (['latency', 'status', 'patch', 'duplicate', 'wrongOrigin'] as const).filter((kind) =>
      effectsOf(target).includes(kind),
    )
  expect(possible('swap.quote')).toEqual(['latency', 'status', 'patch'])
  expect(possible('wallet.*')).toEqual(['latency', 'patch'])
  expect(possible('frame.connectOtp')).toEqual(['latency', 'duplicate', 'wrongOrigin'])
  expect(possible('frame.mount')).toEqual(['latency'])
  expect(possible('http.shop.example')).toEqual(['latency', 'status', 'patch'])
})

it('describes the value of a patch and the body of a status', () => {
  const describe = (effect: FaultEffect) =>
    describeFault({ target: 'swap.quote', when: { always: true }, effect })
  expect(describe({ kind: 'patch', set: { 'quotes.0.toAmount': '200%', 'tx.to': null } })).toBe(
    'every swap.quote answers with quotes.0.toAmount = "200%", tx.to = null',
  )
  expect(describe({ kind: 'status', status: 503, body: 'down' })).toBe(
    'every swap.quote answers 503: down',
  )
  expect(describe({ kind: 'malformed', body: 'x'.repeat(99) })).toHaveLength(103)
})

describe('shadowingRule', () => {
  const rule = (id: string, target: string, when: FaultRule['when']): FaultRule => ({
    id,
    target,
    when,
    effect: { kind: 'drop' },
  })
  const always = { always: true } as const

  it('finds an earlier rule that matches every call of this one', () => {
    const rules = [
      rule('sometimes', 'wallet.*', { probability: 0.5 }),
      rule('all', 'wallet.*', always),
      rule('one', 'wallet.eth_sendTransaction', always),
      rule('other', 'swap.quote', always),
      rule('again', 'swap.quote', { nth: 2 }),
    ]
    const shadows = rules.map((one) => shadowingRule(one, rules)?.id)
    expect(shadows).toEqual([undefined, undefined, 'all', undefined, 'other'])
  })
})
