import { expect, it } from 'vitest'
import { readFaultSet } from './readFaultSet.ts'

const rule = { target: 'swap.quote', when: { nth: 2 }, effect: { kind: 'drop' } }
const file = { title: 'Second quote lost', faults: [rule] }

it('reads a set from a file, which names it', () => {
  expect(readFaultSet(JSON.stringify(file), 'second-quote')).toEqual({
    set: { name: 'second-quote', ...file },
  })
})

it.each([
  ['{', 'It is not JSON.'],
  ['[]', 'It is not an object with "title" and "faults".'],
  [JSON.stringify({ ...file, title: ' ' }), '"title" is missing.'],
  [JSON.stringify({ ...file, about: 3 }), '"about" is not a text.'],
  [JSON.stringify({ ...file, faults: [] }), '"faults" is missing.'],
  [JSON.stringify({ ...file, rules: [] }), 'A set of faults has no "rules".'],
  [JSON.stringify({ ...file, faults: [rule, 7] }), 'Fault 2: 7 is not an object.'],
  [
    JSON.stringify({ ...file, faults: [rule, { ...rule, target: 'swap.qoute' }] }),
    'Fault 2: There is no call "swap.qoute". Did you mean "swap.quote"?',
  ],
  [
    JSON.stringify({ ...file, faults: [{ ...rule, effect: { kind: 'status' } }] }),
    'Fault 1: the fault "status" needs "status".',
  ],
  [JSON.stringify({ ...file, about: 'x'.repeat(100_000) }), 'It is larger than 100 kB.'],
])('says why %s cannot be used', (text, problem) => {
  expect(readFaultSet(text, 'a')).toEqual({ problem })
})

it('rejects a name that is no name of a file', () => {
  const text = JSON.stringify({ ...file, name: '../up' })
  expect(readFaultSet(text).problem).toBe(
    'Its name has other characters than lowercase letters, digits and hyphens.',
  )
})
