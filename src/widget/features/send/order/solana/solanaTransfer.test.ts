import {
  decompileTransactionMessage,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
} from '@solana/kit'
import { describe, expect, it } from 'vitest'
import { solanaAccounts } from '../../../../../../anvil/solana/solanaAccounts.ts'
import { solanaPrograms } from '../../../../money/solana/solanaPrograms.ts'
import { solanaAddress } from '../../../../money/solana/solanaAddress.ts'
import { solanaFee, solanaTransfer } from './solanaTransfer.ts'
import { createSendTest, toVera } from '../../testing/sendTest.ts'
import { solanaHost } from '../../testing/solanaHost.ts'
import { sol } from '../../testing/testTokens.ts'
import type { Transfer } from '../transfer.ts'
import { transferRequest } from '../transferRequest.ts'

const from = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
const to = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'
const blockhash = 'GyGKxMyg1p9SsHfm15MkNUu1u9TN2JtTspcdmrtGUdse'
const transfer: Transfer = {
  ...toVera,
  chainId: sol.chainId,
  from,
  recipient: to,
  name: undefined,
  units: 1_500_000_001n,
  decimals: 9,
}

/** A transaction, decoded by another client. */
function readTransaction(wire: string) {
  const { messageBytes, signatures } = getTransactionDecoder().decode(
    getBase64Encoder().encode(wire),
  )
  const compiled = getCompiledTransactionMessageDecoder().decode(messageBytes)
  return { signatures, message: decompileTransactionMessage(compiled) }
}

describe('a transfer on Solana', () => {
  it("writes one instruction of the system program, as Solana's client decodes it", () => {
    const { signatures, message } = readTransaction(solanaTransfer(transfer, blockhash))
    expect(signatures).toEqual({ [from]: null })
    expect(message).toMatchObject({
      version: 'legacy',
      feePayer: { address: from },
      lifetimeConstraint: { blockhash },
    })
    expect(message.instructions).toHaveLength(1)
    const [instruction] = message.instructions
    expect(instruction).toMatchObject({
      programAddress: '1'.repeat(32),
      accounts: [
        { address: from, role: 3 },
        { address: to, role: 1 },
      ],
    })
    const data = Buffer.from(Object(instruction).data as Uint8Array)
    expect([data.readUInt32LE(0), data.readBigUInt64LE(4), data.length]).toEqual([
      2,
      1_500_000_001n,
      12,
    ])
  })

  it('contains accounts, amount and decimals for tokens, and creates an account only on a route without one', () => {
    const [source = '', destination = '', mint = ''] = solanaAccounts
      .slice(3)
      .map(({ address }) => address)
    const { token: program, system, associated } = solanaPrograms
    const [signs, writes, reads] = [3, 1, 0]
    const create = {
      programAddress: associated,
      accounts: [
        { address: from, role: signs },
        { address: destination, role: writes },
        { address: to, role: reads },
        { address: mint, role: reads },
        { address: system, role: reads },
        { address: program, role: reads },
      ],
      data: Uint8Array.of(1),
    }
    const pass = {
      programAddress: program,
      accounts: [
        { address: source, role: writes },
        { address: mint, role: reads },
        { address: destination, role: writes },
        { address: from, role: signs },
      ],
      data: Uint8Array.of(12, 1, 47, 104, 89, 0, 0, 0, 0, 9),
    }
    const sent = (creates: boolean) => {
      const route = { program, source, destination, creates }
      const wire = solanaTransfer({ ...transfer, token: mint }, blockhash, route)
      return readTransaction(wire).message.instructions
    }
    expect(sent(true)).toEqual([create, pass])
    expect(sent(false)).toEqual([pass])
  })

  it('writes room for one signature, one signer who pays, and not a byte more', () => {
    const wire = Buffer.from(solanaTransfer(transfer, blockhash), 'base64')
    expect(wire).toHaveLength(1 + 64 + 3 + 1 + 3 * 32 + 32 + 6 + 12)
    expect([wire[0], wire.subarray(1, 65).some(Boolean)]).toEqual([1, false])
    expect([...wire.subarray(65, 69)]).toEqual([1, 0, 1, 3])
  })

  it('accepts the smallest and the largest amount', () => {
    const unitsOf = (units: bigint) =>
      Buffer.from(solanaTransfer({ ...transfer, units }, blockhash), 'base64').readBigUInt64LE(207)
    expect([unitsOf(1n), unitsOf(2n ** 64n - 1n)]).toEqual([1n, 2n ** 64n - 1n])
  })

  it('costs one signature', () => {
    expect(solanaFee).toBe(5_000n)
  })

  it.each([
    ['a token', { token: to }],
    ['a negative amount', { units: -1n }],
    ['no sender', { from: '0'.repeat(44) }],
    ['no amount', { units: 0n }],
    ['more than an account can hold', { units: 2n ** 64n }],
    ['oneself', { recipient: from }],
    ['an invalid address', { recipient: '1'.repeat(44) }],
  ])('rejects %s', (_, change) => {
    expect(() => solanaTransfer({ ...transfer, ...change }, blockhash)).toThrow(
      expect.objectContaining({ code: 'internal' }),
    )
  })

  it.each([[''], ['undefined'], ['0x12']])('rejects the blockhash "%s"', (hash) => {
    expect(() => solanaTransfer(transfer, hash)).toThrow('Refused to send')
  })

  it('accepts only a recipient key of 32 bytes', () => {
    expect(solanaAddress(from)).toHaveLength(32)
    expect(solanaAddress('1'.repeat(32))).toEqual(new Uint8Array(32))
    expect(solanaAddress('1'.repeat(33))).toBeUndefined()
    expect(solanaAddress('0'.repeat(32))).toBeUndefined()
  })
})

describe('its request', () => {
  const signal = new AbortController().signal

  it('contains exactly the transfer, with the newest blockhash', async () => {
    const { core } = createSendTest({
      host: solanaHost,
      rpc: { getLatestBlockhash: () => ({ value: { blockhash } }) },
    })
    expect(await transferRequest(core, transfer, signal)).toEqual({
      method: 'solana_signAndSendTransaction',
      params: { transaction: solanaTransfer(transfer, blockhash), pubkey: from },
    })
  })

  it('rejects an unknown network', async () => {
    const { core } = createSendTest()
    await expect(transferRequest(core, transfer, signal)).rejects.toMatchObject({
      code: 'none.network',
    })
  })

  it('rejects a missing blockhash', async () => {
    const { core } = createSendTest({ host: solanaHost, rpc: { getLatestBlockhash: () => null } })
    await expect(transferRequest(core, transfer, signal)).rejects.toMatchObject({
      code: 'internal',
    })
  })
})
