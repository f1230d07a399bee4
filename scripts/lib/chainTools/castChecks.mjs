import assert from 'node:assert/strict'
import { parseEther } from 'viem'
import { runCommand } from '../runCommand.mjs'
import { chainClient } from './chainClient.mjs'
import { jsonIn } from './jsonIn.mjs'
import { programOf } from './programOf.mjs'

/** @typedef {import('./runChecks.mjs').Check} Check */
/** @typedef {{ address: `0x${string}`, privateKey: `0x${string}` }} Account */

/**
 * Compares the reads and sends of cast with viem.
 *
 * @param {{ folder: string, rpcUrl: string, accounts: readonly [Account, Account] }} options
 * @returns {readonly Check[]}
 */
export function castChecks({ folder, rpcUrl, accounts: [owner, friend] }) {
  const client = chainClient(rpcUrl)
  const cast = (/** @type {readonly string[]} */ args) =>
    runCommand(programOf('cast', folder), args, { cwd: folder })
  const read = async (/** @type {readonly string[]} */ args) => {
    const { code, output } = await cast(args)
    assert.equal(code, 0, output)
    return output.trim()
  }
  const send = (/** @type {string} */ ether) =>
    cast([
      'send',
      '--json',
      '--rpc-url',
      rpcUrl,
      '--private-key',
      owner.privateKey,
      friend.address,
      '--value',
      `${ether}ether`,
    ])
  const balance = () => client.getBalance({ address: friend.address })

  return [
    {
      what: 'cast send moves coins',
      async run() {
        const before = await balance()
        const { code, output } = await send('0.25')
        assert.equal(code, 0, output)
        assert.equal(await balance(), before + parseEther('0.25'))
        const hash = jsonIn(output).transactionHash
        assert.equal((await client.getTransactionReceipt({ hash })).status, 'success')
      },
    },
    {
      what: 'cast send of more than there is is refused, and moves nothing',
      async run() {
        const before = await balance()
        const { code, output } = await send('1000000')
        assert.notEqual(code, 0)
        assert.match(output, /insufficient funds/i)
        assert.equal(await balance(), before)
      },
    },
    {
      what: 'cast block-number, over HTTP and over a socket',
      async run() {
        const number = String(await client.getBlockNumber())
        assert.notEqual(number, '0')
        for (const url of [rpcUrl, rpcUrl.replace('http', 'ws')]) {
          assert.equal(await read(['block-number', '--rpc-url', url]), number)
        }
      },
    },
    {
      what: 'cast balance',
      async run() {
        const shown = await read(['balance', '--rpc-url', rpcUrl, friend.address])
        assert.equal(shown, String(await balance()))
      },
    },
    {
      what: 'cast rpc of a method that no node has is refused with a code of JSON-RPC',
      async run() {
        const { code, output } = await cast(['rpc', '--rpc-url', rpcUrl, 'eth_makeCoffee'])
        assert.notEqual(code, 0)
        assert.match(output, /-3260[12]/)
      },
    },
  ]
}
