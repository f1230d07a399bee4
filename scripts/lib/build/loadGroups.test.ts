import { expect, it } from 'vitest'
import { filesByLoadGroup } from './loadGroups.mjs'

it('rejects a load group whose sources match no module of the build', () => {
  const entryPoint = (name: string) => ({
    file: `${name}.js`,
    entryPoint: name,
    bytes: 0,
    gzipBytes: 0,
    client: false,
    modules: [],
    sizes: {},
    imports: [],
    dynamicImports: [],
  })
  const graph = new Map(['foyer', 'real'].map((name) => [`${name}.js`, entryPoint(name)]))

  expect(() => filesByLoadGroup(graph)).toThrow(
    'Failed to group the build: the load group "buttons" is empty. No module that foyer.js loads on demand matches',
  )
})
