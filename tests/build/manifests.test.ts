import { expect, it } from 'vitest'
import repository from '../../package.json' with { type: 'json' }
import { hostPackages } from '../../scripts/lib/build/bundledPackages.mjs'
import { labPackage, manifestOf, modalPackage } from '../../scripts/lib/build/packages.mjs'

const modal = manifestOf(modalPackage, repository)
const lab = manifestOf(labPackage, repository)

it('gives both packages the version of the repository, which itself cannot be published', () => {
  expect([modal.version, lab.version]).toEqual([repository.version, repository.version])
  expect(repository.private).toBe(true)
})

it('foyerkit needs React and viem, and has nothing optional and no command', () => {
  expect(modal).toMatchObject({ peerDependencies: { react: '>=18.2', viem: '^2.40.0' } })
  expect(modal).not.toHaveProperty('peerDependenciesMeta')
  expect(modal).not.toHaveProperty('bin')
})

it('foyerkit-lab leaves every peer to the app, and React is none of them', () => {
  const { peerDependencies, peerDependenciesMeta } = labPackage.manifest
  const peers = Object.keys(Object(peerDependencies))
  expect(Object(peerDependenciesMeta)).toEqual(
    Object.fromEntries(peers.map((name) => [name, { optional: true }])),
  )
  const own = [...peers, ...Object.keys(Object(labPackage.manifest.dependencies))]
  expect(own.toSorted()).toEqual(
    hostPackages.filter((name) => !['react', 'react-dom'].includes(name)).toSorted(),
  )
})

it('the lab has the command under the names of both packages', () => {
  expect(lab).toMatchObject({
    bin: { foyerkit: './dist/node/foyerkit.js', 'foyerkit-lab': './dist/node/foyerkit.js' },
  })
})

it('Yarn unpacks foyerkit-lab, because anvil reads the files of the chains by itself', () => {
  expect(lab).toMatchObject({ preferUnplugged: true })
})

/** The files of the entry points of a package that its tarball does not have. */
function notPacked({ exports }: ReturnType<typeof manifestOf>, files: readonly string[]) {
  return Object.values(exports)
    .map((one) => (typeof one === 'string' ? one : one.types).slice('./'.length))
    .filter((path) => !files.some((file) => path === file || path.startsWith(`${file}/`)))
}

it('packs the declarations of each entry point', () => {
  expect(notPacked(modal, modalPackage.files)).toEqual(['package.json'])
  expect(notPacked(lab, labPackage.files)).toEqual(['package.json'])
})
