import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Success criteria of WCAG 2.2, levels A and AA. 4.1.1 is removed in 2.2. */
const criteria = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
}

const rows = readFileSync('docs/accessibility.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [criterion = '', level = '', result = '', how = '', by = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim())
    return { number: criterion.split(' ')[0], level, result, how, by }
  })

it.each(['A', 'AA'] as const)('docs/accessibility.md has every criterion of level %s', (level) => {
  const found = rows.filter((row) => row.level === level).map(({ number }) => number)
  const wanted = criteria[level].split(' ')
  expect(found).toHaveLength(wanted.length)
  expect([...found].sort()).toEqual(wanted.sort())
})

/** Rows whose last column does not fit their result. */
const unfounded = rows.filter(({ result, how, by }) => {
  const checked = /`[^`]+`|[Bb]y review, \d{4}-\d{2}-\d{2}/
  const wanted = new Map([
    ['passes', checked],
    ['does not pass', checked],
    ['does not apply', /^–$/],
    ['not checked', /^Not checked$/],
  ])
  return how === '' || !wanted.get(result)?.test(by)
})

it('docs/accessibility.md states for each criterion how it is met and checked', () => {
  expect(unfounded).toEqual([])
})

it('docs/accessibility.md names only tests and scenarios that exist', () => {
  const named = rows.flatMap(({ by }) => [...by.matchAll(/`([^`]+)`/g)].map(([, path]) => path))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path = '') => !/\.(spec|test|scenario)\.tsx?$/.test(path))).toEqual([])
  expect(named.filter((path = '') => !existsSync(path))).toEqual([])
})
