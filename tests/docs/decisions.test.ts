import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = 'docs/decisions'
const notes = readdirSync(folder).toSorted()

it('gives each decision a number of its own', () => {
  const numbers = notes.map((name) => name.slice(0, 4))
  expect(numbers.length).toBeGreaterThan(30)
  expect(new Set(numbers).size).toBe(numbers.length)
})

it('gives each decision its number, a status and a date', () => {
  const incomplete = notes.filter((name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8')
    const start = `^# ${Number(name.slice(0, 4))}\\. .+\\n\\nStatus: (accepted|superseded by \\[.+\\]|not used), \\d{4}-\\d\\d-\\d\\d\\.\\n`
    return !new RegExp(start).test(text)
  })
  expect(incomplete).toEqual([])
})
