import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readFaultSets } from './readFaultSets.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-sets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const names = () => readFaultSets(folder).map(({ name }) => name)
const write = (name: string, content: object) =>
  writeFileSync(join(folder, name), JSON.stringify(content))

it('adds the sets of the project to the built-in ones', () => {
  const fault = { target: 'swap.quote', when: { always: true }, effect: { kind: 'drop' } }
  const before = names()
  expect(before).toContain('offline-for-a-minute')
  write('lost-quotes.faults.json', { title: 'Lost quotes', faults: [fault] })
  write('swap.scenario.json', {})
  expect(names()).toEqual([...before, 'lost-quotes'])
})

it('names the file that cannot be used', () => {
  write('broken.faults.json', { title: 'Broken', faults: [] })
  expect(() => readFaultSets(folder)).toThrow(/broken\.faults\.json: "faults" is missing\.$/)
})
