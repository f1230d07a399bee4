import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

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
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === 'foyerkit') {
      return folder
    }
  }
  throw new Error(
    'Failed to find the files of foyerkit: its package.json is not above its code. Install foyerkit again.',
  )
}
