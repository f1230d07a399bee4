import { expect, it } from 'vitest'
import type { Network } from '../../../backends/port/network.ts'
import { solanaPrograms } from '../solana/solanaPrograms.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { readMint } from './readMint.ts'

const { token, token2022 } = solanaPrograms
const network: Network = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chain: 'solana',
  currency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
}

function read(owner: unknown, data: unknown) {
  const { core } = createTestCore({
    backend: { chains: { call: async () => ({ value: { owner, data } }) } },
  })
  return readMint(core, network, 'Mint', new AbortController().signal)
}

/** An account with this many bytes in base64, with the decimals of a mint and the data after byte 165. */
function account(size: number, after: readonly number[] = []) {
  const bytes = Buffer.alloc(size)
  bytes[44] = 6
  for (const [index, byte] of after.entries()) bytes[165 + index] = byte
  return [bytes.toString('base64'), 'base64']
}

/** A mint of Token-2022 with extensions, each with a type and a length in bytes. */
function extended(...extensions: readonly (readonly [type: number, length: number])[]) {
  const after = extensions.flatMap(([type, length]) => [
    type & 255,
    type >> 8,
    length & 255,
    length >> 8,
    ...Array.from({ length }, () => 1),
  ])
  return account(166 + after.length, [1, ...after])
}

it('reads the decimals of a mint of either program', async () => {
  const facts = { decimals: 6, hasTransferFee: false }
  expect(await read(token, account(82))).toEqual({ ...facts, program: token })
  expect(await read(token2022, account(82))).toEqual({ ...facts, program: token2022 })
  expect(await read(token2022, account(170, [1]))).toEqual({ ...facts, program: token2022 })
})

it.each([
  ['a token account', token, account(165)],
  ['a token account of Token-2022', token2022, account(170, [2])],
  ['a plain token account of Token-2022', token2022, account(165)],
  ['an account of a wallet', solanaPrograms.system, account(82)],
  ['a mint of another program', solanaPrograms.system, account(170, [1])],
  ['an account type in the older program', token, account(170, [1])],
  ['no account', undefined, undefined],
  ['no base64', token, ['%'.repeat(112), 'base64']],
  ['a text of the right length', token, 'a'.repeat(82)],
])('rejects %s', async (_, owner, data) => {
  await expect(read(owner, data)).rejects.toMatchObject({ code: 'chain.malformed' })
})

it.each([
  ['the fee alone', extended([1, 108]), true],
  ['the fee after others', extended([18, 64], [3, 300], [1, 108]), true],
  ['the fee last, without a byte', extended([18, 64], [1, 0]), true],
  ['no fee', extended([18, 64], [3, 32]), false],
  ['an extension whose type only begins like the fee', extended([257, 32]), false],
  ['nothing but a remainder', account(168, [1, 1, 0]), false],
])('finds that a mint has %s', async (_, data, hasTransferFee) => {
  expect(await read(token2022, data)).toMatchObject({ hasTransferFee })
})
