import { expect, it } from 'vitest'
import { expectationAreas, stepAreas, type Step } from '../../../scenarios/index.ts'
import { controlsOf, draftOf, stepOf } from './stepDraft.ts'
import { emptyStep, stepKinds } from './stepKinds.ts'

const click: Step = {
  do: 'click',
  target: { role: 'button', name: 'Swap', within: 'modal', nth: 0 },
}

it.each<[Step]>([
  [click],
  [{ do: 'run', ms: 1_500 }],
  [{ do: 'type', target: { role: 'textbox', name: 'Email' }, text: 'ada@example.com' }],
  [{ do: 'wallet.lock', wallet: 'fox', locked: false }],
  [{ do: 'wallet.reject', wallet: 'fox', code: 4001 }],
  [{ do: 'wallet.setAccounts', wallet: 'fox', accountIndexes: [0, 2] }],
  [{ do: 'chain.setBalance', chainId: 'eip155:1', account: 0, wei: '5' }],
  [{ do: 'price.set', symbol: 'ETH', usd: 2500 }],
  [
    {
      do: 'fault.add',
      rule: { target: 'swap.quote', when: { always: true }, effect: { kind: 'latency', ms: 5 } },
    },
  ],
  [{ expect: 'view', is: 'Swap', covers: ['C-040'] }],
  [{ expect: 'balance', chainId: 'eip155:1', account: 'active', wei: '5' }],
])('writes %j into its form and reads the same step from it', (step) => {
  expect(stepOf(step, draftOf(step))).toEqual({ step })
})

it('changes what was typed, and keeps what the form does not show', () => {
  const draft = { ...draftOf(click), 'target.name': 'Convert' }
  expect(stepOf(click, draft)).toEqual({
    step: { ...click, target: { role: 'button', name: 'Convert', within: 'modal', nth: 0 } },
  })
  const run: Step = { do: 'run', ms: 1_000 }
  expect(stepOf(run, { ms: '2:30' })).toEqual({ step: { do: 'run', ms: 150_000 } })
})

it.each<[Step, Record<string, string>, string]>([
  [{ do: 'run', ms: 1 }, { ms: 'soon' }, 'Time: "soon" is not a duration.'],
  [{ do: 'run', ms: 1 }, { ms: '' }, '"run" needs "ms".'],
  [click, { 'target.role': ' ' }, 'enter a role, such as button.'],
  [{ do: 'price.set', symbol: 'ETH', usd: 1 }, { symbol: 'ETH', usd: 'many' }, 'not JSON'],
  [{ expect: 'view', is: 'Swap' }, { is: 'Swapp' }, 'Did you mean "Swap"?'],
])('explains why %j cannot become %j', (step, draft, problem) => {
  expect(stepOf(step, draft).problem).toContain(problem)
})

it('every kind of step and expectation has a form', () => {
  const records = [...stepAreas, ...expectationAreas].flatMap((area) => Object.keys(area.records))
  const kinds = stepKinds.flatMap((area) => area.kinds)
  expect(kinds).toHaveLength(records.length)
  expect(kinds.filter(({ about }) => about.includes('`'))).toEqual([])
  for (const { value } of kinds) {
    const step = emptyStep(value)
    expect(Object.keys(draftOf(step))).toEqual(controlsOf(step).map(({ key }) => key))
  }
})
