import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { missingPlatforms, withPlatforms } from '../../scripts/lib/licences/platformPackages.mjs'

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
  it('are all in the lock file, or npm ci refuses it (add them with node scripts/completeLock.mjs)', () => {
    expect(missingPlatforms(lock)).toEqual([])
  })

  it('are found missing', () => {
    expect(missingPlatforms(small).map(({ name }) => name)).toEqual([
      '@a/darwin-arm64',
      '@a/linux-amd64',
      '@a/binding-linux-arm-musleabihf',
    ])
  })

  it('are added where npm would put them', () => {
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

  it('are not guessed when the name does not contain them', () => {
    const unclear = { packages: { 'node_modules/a': { optionalDependencies: { fast: '1.0.0' } } } }
    expect(() => withPlatforms(unclear)).toThrow('the name fast does not say')
  })
})
