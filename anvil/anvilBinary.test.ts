import { expect, it } from 'vitest'
import { anvilBinary } from './anvilBinary.ts'

it('finds the binary that the package brings for this machine', () => {
  expect(anvilBinary()).toMatch(/bin[/\\]anvil(\.exe)?$/)
})

it('names the package to install when the binary is missing, without blaming the machine', () => {
  // Not this machine's: npm has installed one platform's package alone.
  const [platform = ''] = ['win32', 'linux'].filter((each) => each !== process.platform)
  expect(() => anvilBinary(platform, 'x64')).toThrow(
    new RegExp(
      `^Failed to find the anvil binary: @foundry-rs/anvil-${platform}-amd64 is not installed or not executable\\. Run npm install --save-dev @foundry-rs/anvil, with optional dependencies allowed\\.$`,
    ),
  )
})

it.each([
  ['sunos', 'x64'],
  ['win32', 'arm64'],
])('reports that there is no binary for %s on %s', (platform, arch) => {
  expect(() => anvilBinary(platform, arch)).toThrow(
    new RegExp(`^Failed to find the anvil binary: .*this machine is ${platform} ${arch}\\.$`),
  )
})
