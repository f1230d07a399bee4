/** The files of an app. Paths are relative to its folder, with `/`. */
export interface Tree {
  readonly paths: readonly string[]
  /** The text of a file; undefined if there is none. */
  readonly read: (path: string) => string | undefined
}

/** A tree in memory. */
export const treeOf = (files: Readonly<Record<string, string>>): Tree => ({
  paths: Object.keys(files).toSorted(),
  read: (path) => (Object.hasOwn(files, path) ? files[path] : undefined),
})
