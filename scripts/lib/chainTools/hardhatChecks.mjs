import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../runCommand.mjs'
import { boxOnChain } from './boxOnChain.mjs'
import { jsonIn } from './jsonIn.mjs'
import { programOf } from './programOf.mjs'

/** @typedef {import('./runChecks.mjs').Check} Check */

/**
 * Compares the compiling, deploying, writing and reading of Hardhat with viem.
 *
 * @param {{ folder: string, project: string, rpcUrl: string }} options
 *   `project` contains the contracts, the script and the configuration of docs/local-rpc.md
 * @returns {readonly Check[]}
 */
export function hardhatChecks({ folder, project, rpcUrl }) {
  const chain = boxOnChain(rpcUrl)
  const hardhat = async (/** @type {readonly string[]} */ args) => {
    const env = { HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true' }
    const { code, output } = await runCommand(programOf('hardhat', folder), args, {
      cwd: project,
      env,
    })
    assert.equal(code, 0, output)
    return output
  }
  const artifact = () =>
    JSON.parse(readFileSync(join(project, 'artifacts/contracts/Box.sol/Box.json'), 'utf8'))
  /** @type {any} */
  let printed = {}

  return [
    {
      what: 'hardhat compile takes the compiler of npm',
      async run() {
        await hardhat(['compile'])
        assert.match(artifact().bytecode, /^0x60/)
      },
    },
    {
      what: 'hardhat run deploys what was compiled',
      async run() {
        printed = jsonIn(await hardhat(['run', 'scripts/deploy.cjs', '--network', 'foyer']))
        await chain.hasCode(printed.address, artifact().deployedBytecode)
      },
    },
    {
      what: 'a script of hardhat writes and reads',
      async run() {
        await chain.holds(printed.address, 7)
        assert.equal(printed.read, '7')
      },
    },
    {
      what: "a script of hardhat gets the contract's own error, with code 3 and its data",
      async run() {
        assert.deepEqual(printed.refusal, { code: 3, data: chain.tooLarge })
      },
    },
  ]
}
