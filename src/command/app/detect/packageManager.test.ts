import { describe, expect, it } from 'vitest'
import { readManifest } from '../project/manifest.ts'
import { packageManagerOf } from './packageManager.ts'

const level = (names: readonly string[], manifest = '{}') => ({
  names,
  manifest: readManifest(manifest),
})

describe('the package manager of an app', () => {
  it.each([
    [['package-lock.json'], 'npm'],
    [['pnpm-lock.yaml'], 'pnpm'],
    [['yarn.lock'], 'yarn'],
    [['bun.lock'], 'bun'],
    [['bun.lockb'], 'bun'],
  ])('is the one of the lock file: %j', (names, wanted) => {
    expect(packageManagerOf([level(names)], 'yarn/4.1.0 node/v20').name).toBe(wanted)
  })

  it('is the one that package.json names, with its version, before that of a lock file', () => {
    const named = level(['yarn.lock'], '{ "packageManager": "pnpm@10.2.0+sha512.abc" }')
    expect(packageManagerOf([named])).toMatchObject({ name: 'pnpm', version: '10.2.0' })
  })

  it('is that of the nearest folder around the app', () => {
    const levels = [level(['package.json']), level(['bun.lock']), level(['yarn.lock'])]
    expect(packageManagerOf(levels).name).toBe('bun')
  })

  it('is the one that started the command where nothing else is known, and npm after all', () => {
    expect(packageManagerOf([level([])], 'pnpm/10.2.0 npm/? node/v20').name).toBe('pnpm')
    expect(packageManagerOf([level([])], 'deno/2').name).toBe('npm')
    expect(packageManagerOf([level([])]).name).toBe('npm')
  })

  it.each([
    ['npm', 'npm install --save-dev a b', 'npm uninstall a', 'npm run t', 'npx vite --port 1'],
    ['pnpm', 'pnpm add --save-dev a b', 'pnpm remove a', 'pnpm run t', 'pnpm exec vite --port 1'],
    ['yarn', 'yarn add --dev a b', 'yarn remove a', 'yarn run t', 'yarn vite --port 1'],
    ['bun', 'bun add --dev a b', 'bun remove a', 'bun run t', 'bunx vite --port 1'],
  ])('has the commands of %s', (name, add, remove, run, exec) => {
    const manager = packageManagerOf([level([])], `${name}/1`)
    expect(manager.add(['a', 'b']).join(' ')).toBe(add)
    expect(manager.remove(['a']).join(' ')).toBe(remove)
    expect(manager.run('t').join(' ')).toBe(run)
    expect(manager.exec('vite', '--port 1').join(' ')).toBe(exec)
  })

  it('tells pnpm that the root of a workspace is meant', () => {
    const manager = packageManagerOf([level(['pnpm-lock.yaml', 'pnpm-workspace.yaml'])])
    expect(manager.add(['a']).join(' ')).toBe('pnpm add --save-dev --ignore-workspace-root-check a')
  })
})
