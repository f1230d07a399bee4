import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { scenarios } from '../../allScenarios.ts'
import { scenarioSchema } from './scenarioSchema.ts'

const schema = z.fromJSONSchema(scenarioSchema())
const accepts = (scenario: unknown) =>
  schema.safeParse(JSON.parse(JSON.stringify(scenario))).success
const withSteps = (...steps: readonly object[]) => ({ id: 'x', title: 'x', tags: [], steps })

describe('the JSON Schema of a scenario', () => {
  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    'accepts the scenario %s',
    (_id, scenario) => {
      expect(accepts(scenario)).toBe(true)
    },
  )

  it.each<[string, object]>([
    ['an unknown step', { do: 'price.sett', symbol: 'ETH', usd: 1 }],
    ['an unknown expectation', { expect: 'texts', text: 'a' }],
    ['a step without a field that it needs', { do: 'click' }],
    ['a step with an unknown field', { do: 'reload', fast: true }],
    ['a target with an unknown field', { do: 'click', target: { role: 'button', nmae: 'x' } }],
    ['an amount with a fraction', { do: 'chain.setBaseFee', chainId: 'eip155:1', wei: '1.5' }],
    ['a chain that is no CAIP-2 id', { do: 'chain.mine', chainId: '1' }],
    ['an unknown view', { expect: 'view', is: 'Acount' }],
    ['an unknown change of the world', { do: 'world.patch', patch: { price: {} } }],
    [
      'a fault of an unknown kind',
      {
        do: 'fault.add',
        rule: { target: 'swap.*', when: { nth: 1 }, effect: { kind: 'latenci' } },
      },
    ],
  ])('rejects %s', (_, step) => {
    expect(accepts(withSteps(step))).toBe(false)
  })

  it('accepts an optional field that is absent', () => {
    expect(
      accepts(withSteps({ do: 'press', key: 'Tab' }, { expect: 'noToast', covers: ['C-1'] })),
    ).toBe(true)
  })

  it('rejects a scenario with an unknown option', () => {
    expect(accepts({ ...withSteps(), options: { enableSwap: true } })).toBe(false)
  })
})
