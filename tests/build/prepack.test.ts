import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

it('npm pack and npm publish build first, so that a clean clone packs the whole package', () => {
  expect(manifest.scripts.prepack).toBe(manifest.scripts.build)
  expect(manifest.files.filter((file) => file.startsWith('dist/'))).toEqual([
    'dist/package',
    'dist/browser',
    'dist/node',
    'dist/workbench',
    'dist/THIRD-PARTY-NOTICES.txt',
  ])
})

it('Yarn unpacks the package, because anvil reads the files of the chains by itself', () => {
  expect(manifest.preferUnplugged).toBe(true)
})
