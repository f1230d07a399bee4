// Compiles the contracts of the local chains ahead, so that nobody needs the compiler to use them.
import { writeFileSync } from 'node:fs'
import { compileContracts } from './lib/compileContracts.mjs'
import { contractsModule } from './lib/contractsModule.mjs'

const folder = 'anvil/contracts'
const contracts = compileContracts(folder)
writeFileSync(`${folder}/compiledContracts.ts`, await contractsModule(contracts))
console.log(`  ${Object.keys(contracts).join(', ')} written to ${folder}/compiledContracts.ts`)
