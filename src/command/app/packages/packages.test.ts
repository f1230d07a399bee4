import { describe, expect, it } from 'vitest'
import { missingPackages, neededPackages, toInstall, tooOld } from './packages.ts'

describe('the packages of the lab', () => {
  it('are with Solana where the app uses it', () => {
    expect(neededPackages({ usesSolana: false })).toEqual([
      'foyerkit-lab',
      '@foundry-rs/anvil',
      '@playwright/test',
    ])
    expect(neededPackages({ usesSolana: true }).slice(3)).toEqual(['litesvm'])
  })

  it('are missing where package.json does not list them', () => {
    expect(missingPackages(['a', 'b'], { b: '1' })).toEqual(['a'])
  })

  it('come from a folder, the newest of a name', () => {
    const files = [
      'foyerkit-lab-0.1.0.tgz',
      'foyerkit-lab-0.2.0.tgz',
      'foyerkit-lab-other.tgz',
      'a.tgz',
    ]
    const wanted = ['foyerkit-lab', 'viem']
    expect(toInstall(wanted, { folder: '/d', files })).toEqual([
      '/d/foyerkit-lab-0.2.0.tgz',
      'viem',
    ])
    expect(toInstall(wanted, { folder: '/d', files: ['foyerkit-lab.tgz'] })[0]).toBe(
      '/d/foyerkit-lab.tgz',
    )
    expect(toInstall(wanted, { folder: '/d', files }, 'yarn')).toEqual([
      'foyerkit-lab@file:/d/foyerkit-lab-0.2.0.tgz',
      'viem',
    ])
    expect(() => toInstall(wanted, { folder: '/d', files: ['foyerkit-lab-other.tgz'] })).toThrow(
      '--from needs a folder with foyerkit-lab.tgz, but /d has none.',
    )
  })

  it('are not asked for at the registry, which has none of ours yet', () => {
    expect(() => toInstall(['foyerkit-lab'], undefined)).toThrow(
      /is not in the registry yet: add --from/,
    )
    expect(toInstall(['viem'], undefined)).toEqual(['viem'])
  })
})

describe('an app with old packages', () => {
  const wanted = { react: '>=18.2', viem: '^2.40.0', vite: '>=6' }

  it.each([
    [
      { react: '17.0.2' },
      /^This app has react 17\.0\.2, and foyerkit-lab needs >=18\.2: update it/,
    ],
    [{ viem: '2.39.9' }, /has viem 2\.39\.9/],
    [{ vite: '^5.4.0' }, /has vite \^5\.4\.0, .+ npm install vite@latest/],
  ])('is refused: %j', (installed, sentence) => {
    expect(tooOld(installed, wanted)).toMatch(sentence)
  })

  it.each([
    {},
    { react: '18.2.0', viem: '2.40.0', vite: '6.0.0' },
    { react: '^19', viem: '2.x', vite: 'latest' },
    { viem: 'workspace:*', react: '>=18' },
  ])('is not: %j', (installed) => {
    expect(tooOld(installed, wanted)).toBeUndefined()
  })
})
