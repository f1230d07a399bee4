import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compileContracts } from '../../scripts/lib/compileContracts.mjs'
import { contractsModule } from '../../scripts/lib/contractsModule.mjs'

it('is what the compiler makes of the sources today', () => {
  const text = contractsModule(compileContracts('anvil/contracts'))
  const said = 'run `npm run contracts` after a change of a .sol file'
  expect(readFileSync('anvil/contracts/compiledContracts.ts', 'utf8'), said).toBe(text)
}, 60_000)
