import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  missingPlatforms,
  packagesWithoutHash,
  withHashes,
  withPlatforms,
} from '../../scripts/lib/licences/platformPackages.mjs'

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'))
const small = {
  packages: {
    '': {},
    'node_modules/a': { optionalDependencies: { '@a/darwin-arm64': '1.0.0' } },
    'node_modules/b/node_modules/a': {
      optionalDependencies: {
        '@a/linux-amd64': '2.0.0',
        '@a/binding-linux-arm-musleabihf': '2.0.0',
      },
    },
  },
}

describe('packages for other platforms', () => {
  it('lists all packages for other platforms in the lock file, or npm ci refuses it (add them with node scripts/completeLock.mjs)', () => {
    expect(missingPlatforms(lock)).toEqual([])
  })

  it('finds missing packages for other platforms', () => {
    expect(missingPlatforms(small).map(({ name }) => name)).toEqual([
      '@a/darwin-arm64',
      '@a/linux-amd64',
      '@a/binding-linux-arm-musleabihf',
    ])
  })

  it('adds missing packages where npm would put them', () => {
    const { packages } = withPlatforms(small)
    expect(packages['node_modules/@a/darwin-arm64']).toEqual({
      version: '1.0.0',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['darwin'],
    })
    expect(packages['node_modules/b/node_modules/@a/linux-amd64']?.cpu).toEqual(['x64'])
    expect(packages['node_modules/b/node_modules/@a/binding-linux-arm-musleabihf']?.libc).toEqual([
      'musl',
    ])
    expect(missingPlatforms({ packages })).toEqual([])
  })

  it('withPlatforms does not guess packages whose name does not contain the missing one', () => {
    const unclear = { packages: { 'node_modules/a': { optionalDependencies: { fast: '1.0.0' } } } }
    expect(() => withPlatforms(unclear)).toThrow('the name fast does not say')
  })
})

describe('packages without a hash', () => {
  const packages = {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/@b/darwin-arm64': { version: '2.0.0', os: ['darwin'] },
    'node_modules/a/node_modules/c': { version: '3.0.0' },
    'node_modules/linked': { link: true },
  }

  it('finds packages of the registry that npm would install unchecked', () => {
    expect(packagesWithoutHash({ packages }).map(({ spec }) => spec)).toEqual([
      '@b/darwin-arm64@2.0.0',
      'c@3.0.0',
    ])
  })

  it("adds the registry's hashes, and leaves the others without", () => {
    const hashes = new Map([['@b/darwin-arm64@2.0.0', 'sha512-b']])
    const complete = withHashes({ packages }, (spec) => hashes.get(spec))
    expect(complete.packages['node_modules/@b/darwin-arm64']).toEqual({
      version: '2.0.0',
      integrity: 'sha512-b',
      os: ['darwin'],
    })
    expect(packagesWithoutHash(complete).map(({ spec }) => spec)).toEqual(['c@3.0.0'])
  })
})
