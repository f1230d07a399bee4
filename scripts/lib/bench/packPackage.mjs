import { runCommand } from '../runCommand.mjs'

/** @type {Promise<void> | undefined} */
let packed

/**
 * Builds and packs the package as `npm run build` does, once for all parts.
 *
 * @param {import('./benchParts.mjs').Bench} bench
 */
export function packPackage({ root, say }) {
  return (packed ??= pack(root, say))
}

/**
 * @param {string} root
 * @param {(line: string) => void} say
 */
async function pack(root, say) {
  say('builds the package')
  const { code, output } = await runCommand(process.execPath, ['scripts/build.mjs'], { cwd: root })
  if (code !== 0) throw new Error(`Failed to build the package:\n${output}`)
}
