import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compileContracts } from '../../scripts/lib/contracts/compileContracts.mjs'
import { contractModules } from '../../scripts/lib/contracts/contractModules.mjs'

const modules = contractModules(compileContracts('anvil/contracts'))

it.each(Object.entries(modules))(
  '%s is what the compiler makes of the sources today',
  (file, text) => {
    const said = 'run `npm run contracts` after a change of a .sol file'
    expect(readFileSync(`anvil/contracts/${file}`, 'utf8'), said).toBe(text)
  },
)
