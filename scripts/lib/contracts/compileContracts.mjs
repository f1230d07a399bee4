import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import solc from 'solc'

/**
 * Compiles every `.sol` file of a folder; the same sources always give the same bytes.
 *
 * @param {string} folder
 * @returns {Record<string, { abi: readonly object[], creation: string, runtime: string }>} by contract
 * @throws Error with the compiler's own words
 */
export function compileContracts(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sol'))
  const read = (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8')
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(files.map((file) => [file, { content: read(file) }])),
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      // Without it the bytes would change with every comment.
      metadata: { appendCBOR: false, bytecodeHash: 'none' },
      outputSelection: {
        '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] },
      },
    },
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input)))
  const said = (output.errors ?? []).map((/** @type {any} */ one) => one.formattedMessage)
  if (said.length > 0) throw new Error(`Failed to compile ${folder}:\n${said.join('\n')}`)
  /** @type {ReturnType<typeof compileContracts>} */
  const contracts = {}
  for (const file of files) {
    for (const [name, { abi, evm }] of Object.entries(output.contracts[file] ?? {})) {
      // An interface or an abstract contract has no code of its own.
      if (evm.bytecode.object === '') continue
      contracts[name] = {
        abi,
        creation: `0x${evm.bytecode.object}`,
        runtime: `0x${evm.deployedBytecode.object}`,
      }
    }
  }
  return contracts
}
