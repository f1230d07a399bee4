import { expect, it } from 'vitest'
import { anvilBinary } from './anvilBinary.ts'

it('finds the binary that the package brings for this machine', () => {
  expect(anvilBinary()).toMatch(/bin[/\\]anvil(\.exe)?$/)
})

it('names the platform and the package where there is none', () => {
  expect(() => anvilBinary('sunos', 'x64')).toThrow(
    /Failed to find the anvil binary: @foundry-rs\/anvil-sunos-amd64 is not installed.*this machine is sunos x64/,
  )
})
