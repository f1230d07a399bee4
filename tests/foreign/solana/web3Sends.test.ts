import {
  LAMPORTS_PER_SOL,
  SendTransactionError,
  SystemProgram,
  TransactionExpiredBlockheightExceededError,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { createWeb3Test } from './web3Test.ts'

const test = createWeb3Test()

describe('web3.js sends', () => {
  it('sends two transactions on one blockhash', async () => {
    const { blockhash } = await test.connection.getLatestBlockhash()
    await test.connection.sendRawTransaction((await test.payment(1, blockhash)).serialize())
    await test.connection.sendRawTransaction((await test.payment(2, blockhash)).serialize())
    expect(await test.received()).toBe(3)
  })

  it('sends several transactions signed at once, one after another', async () => {
    const { blockhash } = await test.connection.getLatestBlockhash()
    const signed = await Promise.all([1, 2, 3].map((amount) => test.payment(amount, blockhash)))
    for (const transaction of signed) {
      await test.connection.sendRawTransaction(transaction.serialize())
    }
    expect(await test.received()).toBe(6)
  })

  it('sends the same payment twice on two blockhashes, but not twice on one', async () => {
    const first = await test.payment(1)
    await test.connection.sendRawTransaction(first.serialize())
    await test.connection.sendRawTransaction((await test.payment(1)).serialize())
    expect(await test.received()).toBe(2)
    await expect(test.connection.sendRawTransaction(first.serialize())).rejects.toThrow(
      'already been processed',
    )
    expect(await test.received()).toBe(2)
  })

  it('sends a versioned transaction, which is read back by its version', async () => {
    const { blockhash } = await test.connection.getLatestBlockhash()
    const message = new TransactionMessage({
      payerKey: test.payer.publicKey,
      recentBlockhash: blockhash,
      instructions: [
        SystemProgram.transfer({
          fromPubkey: test.payer.publicKey,
          toPubkey: test.receiver,
          lamports: LAMPORTS_PER_SOL,
        }),
      ],
    }).compileToV0Message()
    const transaction = new VersionedTransaction(message)
    transaction.sign([test.payer])
    const signature = await test.connection.sendTransaction(transaction)
    const found = await test.connection.getTransaction(signature, {
      maxSupportedTransactionVersion: 0,
    })
    expect(found).toMatchObject({ version: 0, meta: { err: null, fee: 5_000 } })
    expect(found?.transaction.message.getAccountKeys().get(1)?.equals(test.receiver)).toBe(true)
    await expect(test.connection.getTransaction(signature)).rejects.toMatchObject({ code: -32_015 })
  })

  it('rejects a transaction on a blockhash of 150 slots ago', async () => {
    const latest = await test.connection.getLatestBlockhash()
    const transaction = await test.payment(1, latest.blockhash)
    test.solana.pass(59_000)
    expect((await test.connection.isBlockhashValid(latest.blockhash)).value).toBe(true)
    test.solana.pass(2_000)
    expect((await test.connection.isBlockhashValid(latest.blockhash)).value).toBe(false)
    await expect(test.connection.sendRawTransaction(transaction.serialize())).rejects.toThrow(
      'Blockhash not found',
    )
    await expect(
      test.connection.confirmTransaction({ ...latest, signature: neverSent }),
    ).rejects.toBeInstanceOf(TransactionExpiredBlockheightExceededError)
    expect(await test.received()).toBe(0)
  })
})

/** 64 bytes that no transaction has. */
const neverSent = '1'.repeat(64)

describe('web3.js errors', () => {
  it('reports why a transaction would fail, with the logs of its simulation', async () => {
    const sending = test.connection.sendRawTransaction((await test.payment(10_000)).serialize())
    const error = await sending.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(SendTransactionError)
    const { message, logs } = error as SendTransactionError
    expect(message).toContain('Error processing Instruction 0: custom program error: 0x1')
    expect(logs?.some((line) => line.includes('insufficient lamports'))).toBe(true)
    expect(await test.received()).toBe(0)
  })

  it('reports a failure without preflight by the status, and charges the fee', async () => {
    const before = await test.connection.getBalance(test.payer.publicKey)
    const transaction = await test.payment(10_000)
    const signature = await test.connection.sendRawTransaction(transaction.serialize(), {
      skipPreflight: true,
    })
    const err = { InstructionError: [0, { Custom: 1 }] }
    expect((await test.connection.getSignatureStatus(signature)).value).toMatchObject({ err })
    expect((await test.connection.getTransaction(signature, anyVersion))?.meta).toMatchObject({
      err,
    })
    expect(before - (await test.connection.getBalance(test.payer.publicKey))).toBe(5_000)
  })

  it('reports a wrong signature, and does not make the payment', async () => {
    const transaction = await test.payment(1)
    const wire = transaction.serialize()
    wire.writeUInt8(wire.readUInt8(5) ^ 1, 5)
    await expect(test.connection.sendRawTransaction(wire)).rejects.toThrow(
      'signature verification failure',
    )
    expect(await test.received()).toBe(0)
  })

  it('reports the accounts after a simulation and the fee of a message', async () => {
    const transaction = await test.payment(1)
    const { value } = await test.connection.simulateTransaction(transaction, undefined, [
      test.receiver,
    ])
    expect(value).toMatchObject({ err: null, accounts: [{ lamports: LAMPORTS_PER_SOL }] })
    expect(await test.received()).toBe(0)
    expect((await test.connection.getFeeForMessage(transaction.compileMessage())).value).toBe(5_000)
  })
})

const anyVersion = { maxSupportedTransactionVersion: 0 }
