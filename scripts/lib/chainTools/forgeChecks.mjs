import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../runCommand.mjs'
import { boxOnChain } from './boxOnChain.mjs'
import { jsonIn } from './jsonIn.mjs'
import { programOf } from './programOf.mjs'

/** @typedef {import('./runChecks.mjs').Check} Check */

/**
 * Compares the compiling, deploying and writing of forge with viem.
 *
 * @param {{ folder: string, project: string, rpcUrl: string, privateKey: string }} options
 *   `project` contains the contracts and the compiler of docs/local-rpc.md
 * @returns {readonly Check[]}
 */
export function forgeChecks({ folder, project, rpcUrl, privateKey }) {
  const chain = boxOnChain(rpcUrl)
  // Its own repository is where it would look for contracts otherwise.
  const place = ['--root', '.', '--contracts', 'contracts']
  const compiler = ['--offline', '--use', './solc.mjs']
  const node = ['--broadcast', '--rpc-url', rpcUrl, '--private-key', privateKey]
  const common = [...place, ...compiler, ...node]
  const forge = (/** @type {readonly string[]} */ args) =>
    runCommand(programOf('forge', folder), args, { cwd: project })
  const set = (/** @type {string} */ value) => {
    const call = ['--sig', 'run(address,uint256)', box, value]
    return forge(['script', 'contracts/SetBox.sol:SetBox', ...common, ...call])
  }
  /** @type {`0x${string}`} */
  let box = '0x'

  return [
    {
      what: 'forge create deploys what it compiles',
      async run() {
        const { code, output } = await forge([
          'create',
          'contracts/Box.sol:Box',
          '--json',
          ...common,
        ])
        assert.equal(code, 0, output)
        box = jsonIn(output).deployedTo
        const artifact = JSON.parse(readFileSync(join(project, 'out/Box.sol/Box.json'), 'utf8'))
        await chain.hasCode(box, artifact.deployedBytecode.object)
        await chain.holds(box, 0)
      },
    },
    {
      what: 'forge script writes',
      async run() {
        const { code, output } = await set('42')
        assert.equal(code, 0, output)
        await chain.holds(box, 42)
      },
    },
    {
      what: "forge script shows the contract's own error, and writes nothing",
      async run() {
        const { code, output } = await set('1001')
        assert.notEqual(code, 0)
        assert.match(output, /TooLarge\(1001, 1000\)/)
        await chain.holds(box, 42)
      },
    },
  ]
}
