import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { entryPoints, nodeEntryPoints } from '../../scripts/lib/build/entryPoints.mjs'

it('the host compiled outside imports the declarations of every entry point', () => {
  const host = readFileSync('tests/build/hosts/everyEntryPoint.ts', 'utf8')
  const imported = [...host.matchAll(/from '([^']+)'/g)].map(([, name]) => name)
  const built = [...entryPoints, ...nodeEntryPoints].map(({ name }) => name)
  expect(imported.toSorted()).toEqual(built.toSorted())
})
