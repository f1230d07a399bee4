import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('loads nothing but the check of Node before that check', () => {
  const text = readFileSync(new URL('./foyerkit.ts', import.meta.url), 'utf8')
  const imported = [...text.matchAll(/^import .* from '(.+)'/gm)].map(([, from]) => from)
  expect(imported).toEqual(['node:fs', './app/nodeProblem.ts'])
})
