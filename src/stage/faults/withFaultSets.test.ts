import { expect, it } from 'vitest'
import { freePlay } from '../freePlay.ts'
import { withFaultSets } from './withFaultSets.ts'

const rule = { target: 'swap.quote', when: { always: true }, effect: { kind: 'drop' } } as const
const set = { name: 'lost', title: 'Lost', faults: [rule, rule] }

it('adds the faults of sets after those of the scenario', () => {
  const own = { ...rule, id: 'own' }
  const { faults } = withFaultSets({ ...freePlay, faults: [own] }, [set])
  expect(faults?.map(({ id }) => id)).toEqual(['own', 'lost/1', 'lost/2'])
})

it('keeps the faults of a recording that was made with the same set', () => {
  const recorded = { ...rule, id: 'lost/1', target: 'swap.price' } as const
  const { faults } = withFaultSets({ ...freePlay, faults: [recorded] }, [set])
  expect(faults?.map(({ target }) => target)).toEqual(['swap.price', 'swap.quote'])
})

it('changes no scenario without sets', () => {
  expect(withFaultSets(freePlay, [])).toBe(freePlay)
})
