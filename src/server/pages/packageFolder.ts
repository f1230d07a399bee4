import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The package of the built files, and the repository of the sources. */
const names = ['foyerkit-lab', 'foyer']

/**
 * Returns the folder of this package, for a source file or a built file.
 * @param file `import.meta.url` of the calling file
 * @throws Error if the file is not inside a package of that name
 */
export function packageFolder(file: string): string {
  for (
    let folder = dirname(fileURLToPath(file));
    folder !== dirname(folder);
    folder = dirname(folder)
  ) {
    const manifest = join(folder, 'package.json')
    if (existsSync(manifest) && names.includes(JSON.parse(readFileSync(manifest, 'utf8')).name)) {
      return folder
    }
  }
  throw new Error(
    'Failed to find the files of foyerkit-lab: its package.json is not above its code. Install foyerkit-lab again.',
  )
}
