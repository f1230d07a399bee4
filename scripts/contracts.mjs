// Compiles the contracts of the local chains ahead, so that using them needs no compiler, and
// writes the genesis block of each chain.
import { writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'
import { compileContracts } from './lib/contracts/compileContracts.mjs'
import { contractModules } from './lib/contracts/contractModules.mjs'
import { genesisText } from './lib/contracts/genesisText.mjs'

const folder = 'anvil/contracts'
const contracts = compileContracts(folder)
for (const [file, text] of Object.entries(contractModules(contracts))) {
  writeFileSync(`${folder}/${file}`, text)
}
console.log(`  ${Object.keys(contracts).join(', ')} written to ${folder}`)

/** @type {{ module: typeof import('../anvil/chainList.ts') }} */
const { module: chains } = await runnerImport('./anvil/chainList.ts')
/** @type {{ module: typeof import('../anvil/genesis/buildGenesis.ts') }} */
const { module: genesis } = await runnerImport('./anvil/genesis/buildGenesis.ts')
for (const { id } of chains.chainList) {
  writeFileSync(`anvil/genesis/chain-${id}.json`, genesisText(genesis.buildGenesis(id)))
}
console.log('  the genesis blocks of all chains written to anvil/genesis')
