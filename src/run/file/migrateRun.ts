import { runVersion, type RunVersion } from './runFile.ts'

type Fields = Readonly<Record<string, unknown>>

/** Changes the fields of a run file of one version into those of the next one. */
export type Migration = (fields: Fields) => Fields

/**
 * The migrations, each under the version that it reads. A new version of the format needs one here, so that files that people
 * have kept can still be opened.
 */
const runMigrations: Readonly<Record<Exclude<RunVersion, typeof runVersion>, Migration>> = {}

/**
 * The fields of a run file in the present version of the format, or why it cannot be read.
 * @param newest the present version
 */
export function migrateRun(
  fields: Fields,
  migrations: Readonly<Record<number, Migration>> = runMigrations,
  newest: number = runVersion,
): { readonly fields: Fields } | { readonly problem: string } {
  const { version, foyerkit } = fields
  if (version === newest) return { fields }
  const migrate = typeof version === 'number' ? migrations[version] : undefined
  if (migrate) {
    return migrateRun({ ...migrate(fields), version: Number(version) + 1 }, migrations, newest)
  }
  const made = typeof foyerkit === 'string' ? ` by foyerkit ${foyerkit}` : ''
  return {
    problem: `The file was made${made} in version ${JSON.stringify(version)} of the format, and this foyerkit-lab reads version ${newest}. Update foyerkit-lab, or save the run again.`,
  }
}
