import { expect, it } from 'vitest'
import { scenario, type Scenario } from '../../index.ts'

const facts = { id: 'mine', title: 'Mine', tags: [] }

it('returns a valid scenario unchanged', () => {
  const data: Scenario = { ...facts, steps: [{ do: 'runToNext' }] }
  expect(scenario(data)).toBe(data)
})

it('throws for an unknown step where the scenario is written', () => {
  const data = JSON.parse('{"steps":[{"do":"price.sett"}]}') as Pick<Scenario, 'steps'>
  expect(() => scenario({ ...facts, ...data })).toThrow(
    'Failed to play "mine".\nStep 1: there is no step "price.sett". Did you mean "price.set"?',
  )
})

it('lists the first five problems and counts the others', () => {
  const steps = JSON.parse(`[${Array(7).fill('{"do":"rn"}').join()}]`) as Scenario['steps']
  expect(() => scenario({ ...facts, steps })).toThrow(/Step 5: .*\n2 more\.$/)
})
