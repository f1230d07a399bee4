import { fileURLToPath } from 'node:url'

/** A file below the `node_modules` of this repository. */
export const installedHere = (path: string): string =>
  fileURLToPath(new URL(`../../../node_modules/${path}`, import.meta.url))
