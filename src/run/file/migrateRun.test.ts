import { expect, it } from 'vitest'
import { migrateRun } from './migrateRun.ts'

const migrations = {
  1: ({ errors, ...fields }: Readonly<Record<string, unknown>>) => ({ ...fields, thrown: errors }),
  2: (fields: Readonly<Record<string, unknown>>) => ({ ...fields, device: 'desktop' }),
}

it('brings an older file to the present version, one version after the other', () => {
  const migrated = migrateRun({ version: 1, errors: ['gone'] }, migrations, 3)
  expect(migrated).toEqual({ fields: { version: 3, thrown: ['gone'], device: 'desktop' } })
})

it('leaves a file of the present version as it is', () => {
  const fields = { version: 3, thrown: [] }
  expect(migrateRun(fields, migrations, 3)).toEqual({ fields })
})

it.each([4, 0, '1', undefined])(
  'refuses version %s, which it cannot read, by its name',
  (version) => {
    expect(migrateRun({ version, foyerkit: '9.0.0' }, migrations, 3)).toEqual({
      problem: expect.stringContaining(
        `made by foyerkit 9.0.0 in version ${JSON.stringify(version)} of the format, and this foyerkit-lab reads version 3`,
      ),
    })
  },
)
