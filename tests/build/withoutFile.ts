/** The files of a host app without the package's file whose name starts like that, until it is restored. */
export function withoutFile(
  all: ReadonlyMap<string, string>,
  beginning: string,
): { files: ReadonlyMap<string, string>; name: string; restore: () => void } {
  const found = [...all].filter(([file]) => file.split('/').at(-1)?.startsWith(beginning))
  const [first] = found
  if (first === undefined || found.length > 1) {
    throw new Error(
      `Expected one file whose name begins with ${beginning}, found ${found.length}: ${found.map(([file]) => file).join(', ')}`,
    )
  }
  const [name, code] = first
  const files = new Map(all)
  files.delete(name)
  return { files, name, restore: () => void files.set(name, code) }
}
