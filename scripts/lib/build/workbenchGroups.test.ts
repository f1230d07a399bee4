import { expect, it } from 'vitest'
import { workbenchGroups } from './workbenchGroups.mjs'

const modules = [
  'src/widget/core/clock.ts',
  'src/stage/main.ts',
  'src/scenarios/dsl/playStep.ts',
  'src/scenarios/send/send-coin.scenario.ts',
  'src/workbench/hostPage/main.tsx',
  'node_modules/viem/_esm/index.js',
  'node_modules/@noble/curves/esm/utils.js',
  'node_modules/react/index.js',
  'anvil/storage.ts',
]
const groupsIn = (root: string) =>
  modules.map((module) =>
    workbenchGroups(root).flatMap(({ name, test }) => (test(`${root}/${module}`) ? [name] : [])),
  )

it.each(['/home/ada/foyer', '/home/ada/src/foyer', '/srv/viem/foyer', '/src/workbench/foyer'])(
  'puts the modules of the workbench into the same files in %s',
  (root) => {
    expect(groupsIn(root)).toEqual([
      ['shared'],
      ['shared'],
      ['shared'],
      ['scenarios', 'shared'],
      ['panels'],
      ['shared'],
      ['shared'],
      [],
      [],
    ])
  },
)

it('leaves virtual modules where the bundler puts them', () => {
  const [scenarios, shared, panels] = workbenchGroups('/home/ada/src/foyer')
  expect(scenarios?.test('\0vite/preload-helper.js')).toBe(false)
  expect(shared?.test('\0vite/preload-helper.js')).toBe(false)
  expect(panels?.test('\0vite/preload-helper.js')).toBe(false)
})
