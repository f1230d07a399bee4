import { expect, it } from 'vitest'
import { addScripts } from './addScripts.ts'
import { insertAll } from './insertion.ts'

const scripts = { foyer: 'foyerkit', 'test:e2e': 'playwright test' }
const added = (text: string) => insertAll(text, addScripts(text, scripts) ?? [])

it.each([
  [
    '{\n  "scripts": {\n    "dev": "vite"\n  },\n  "a": 1\n}\n',
    '{\n  "scripts": {\n    "dev": "vite",\n    "foyer": "foyerkit",\n    "test:e2e": "playwright test"\n  },\n  "a": 1\n}\n',
  ],
  [
    '{\n\t"scripts": {}\n}\n',
    '{\n\t"scripts": {\n\t\t"foyer": "foyerkit",\n\t\t"test:e2e": "playwright test"\n\t}\n}\n',
  ],
  [
    '{\n    "name": "a"\n}',
    '{\n    "name": "a",\n    "scripts": {\n        "foyer": "foyerkit",\n        "test:e2e": "playwright test"\n    }\n}',
  ],
  ['{}', '{\n  "scripts": {\n    "foyer": "foyerkit",\n    "test:e2e": "playwright test"\n  }\n}'],
  [
    '{ "scripts": { "foyer": "my own" } }',
    '{ "scripts": { "foyer": "my own", "test:e2e": "playwright test" } }',
  ],
])('adds the scripts that are missing in %j', (before, after) => {
  expect(added(before)).toBe(after)
  expect(addScripts(after, scripts)).toEqual([])
})

it('leaves scripts that are no object', () => {
  expect(addScripts('{ "scripts": [] }', scripts)).toBeUndefined()
  expect(addScripts('[]', scripts)).toBeUndefined()
})
