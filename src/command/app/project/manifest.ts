/** What of a package.json is read. */
export interface Manifest {
  readonly packageManager?: string
  readonly type?: string
  readonly workspaces?: unknown
  readonly scripts: Readonly<Record<string, string>>
  /** All packages that it names, with the wanted versions. */
  readonly packages: Readonly<Record<string, string>>
}

const fields = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']

/**
 * Reads the text of a package.json.
 * @throws Error with the reason if it is broken
 */
export function readManifest(text: string): Manifest {
  const read: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
  if (typeof read !== 'object' || read === null || Array.isArray(read)) {
    throw new Error('it contains no object')
  }
  const all = read as Readonly<Record<string, unknown>>
  const { packageManager, type, workspaces } = all
  return {
    ...(typeof packageManager === 'string' ? { packageManager } : {}),
    ...(typeof type === 'string' ? { type } : {}),
    ...(workspaces === undefined ? {} : { workspaces }),
    scripts: textsIn(all['scripts']),
    packages: Object.assign({}, ...fields.toReversed().map((field) => textsIn(all[field]))),
  }
}

const textsIn = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(Object(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
