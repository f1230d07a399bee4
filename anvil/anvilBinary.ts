import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The platforms that the package has binaries for. */
const supportedPlatforms: Readonly<Record<string, readonly string[]>> = {
  linux: ['x64', 'arm64'],
  darwin: ['x64', 'arm64'],
  win32: ['x64'],
}
const architectures: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }

/**
 * Returns the path of the anvil binary that the package `@foundry-rs/anvil` brings along for this
 * machine. It is read straight from its platform package, so it is found even where npm runs no
 * install scripts.
 * @throws Error that says what to install, or that there is no binary for the platform
 */
export function anvilBinary(platform: string = process.platform, arch: string = process.arch) {
  if (supportedPlatforms[platform]?.includes(arch) !== true) {
    throw new Error(
      'Failed to find the anvil binary: local chains need Linux or macOS on x64 or arm64, or Windows on x64, ' +
        `and this machine is ${platform} ${arch}.`,
    )
  }
  const packageName = `@foundry-rs/anvil-${platform}-${architectures[arch] ?? arch}`
  const file = platform === 'win32' ? 'anvil.exe' : 'anvil'
  const require = createRequire(import.meta.url)
  try {
    // The platform package is a dependency of @foundry-rs/anvil, so a strict installer may nest it there.
    const fromAnvil = createRequire(require.resolve('@foundry-rs/anvil/package.json'))
    const path = join(dirname(fromAnvil.resolve(`${packageName}/package.json`)), 'bin', file)
    accessSync(path, constants.X_OK)
    return path
  } catch (cause) {
    throw new Error(
      `Failed to find the anvil binary: ${packageName} is not installed or not executable. ` +
        'Run npm install --save-dev @foundry-rs/anvil, with optional dependencies allowed.',
      { cause },
    )
  }
}
