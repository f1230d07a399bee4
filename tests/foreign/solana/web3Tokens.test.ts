import { Transaction } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import {
  associatedAccount,
  createAssociated,
  tokens,
  transferChecked,
} from './tokenInstructions.ts'
import { createWeb3Test } from './web3Test.ts'

const test = createWeb3Test()
const anyVersion = { maxSupportedTransactionVersion: 0 }

describe('web3.js moves tokens', () => {
  const send = async (...instructions: Parameters<Transaction['add']>) => {
    const { blockhash } = await test.connection.getLatestBlockhash()
    const transaction = new Transaction({
      feePayer: test.payer.publicKey,
      recentBlockhash: blockhash,
    })
    transaction.add(...instructions)
    transaction.sign(test.payer)
    return test.connection.sendRawTransaction(transaction.serialize())
  }

  it('transfers tokens to an associated account that the transfer creates', async () => {
    const { usdc } = tokens
    const to = associatedAccount(test.receiver, usdc)
    const signature = await send(
      createAssociated(test.payer.publicKey, test.receiver, usdc),
      transferChecked(test.payer.publicKey, to, usdc, 12_500_000n),
    )
    expect((await test.connection.getTokenAccountBalance(to)).value).toEqual({
      amount: '12500000',
      decimals: 6,
      uiAmount: 12.5,
      uiAmountString: '12.5',
    })
    const owned = await test.connection.getParsedTokenAccountsByOwner(test.receiver, {
      mint: usdc.mint,
    })
    expect(owned.value[0]?.account.data).toMatchObject({
      program: 'spl-token',
      parsed: { type: 'account', info: { owner: test.receiver.toBase58(), state: 'initialized' } },
    })
    const record = await test.connection.getTransaction(signature, anyVersion)
    expect(record?.meta?.postTokenBalances).toContainEqual(
      expect.objectContaining({ owner: test.receiver.toBase58(), mint: usdc.mint.toBase58() }),
    )
    const held = await test.connection.getProgramAccounts(usdc.program, {
      filters: [{ dataSize: 165 }, { memcmp: { offset: 32, bytes: test.receiver.toBase58() } }],
    })
    expect(held.map(({ pubkey }) => pubkey.toBase58())).toEqual([to.toBase58()])
  })

  it('transfers tokens of a Token-2022 mint, which keeps its fee', async () => {
    const { levy } = tokens
    const to = associatedAccount(test.receiver, levy)
    await send(
      createAssociated(test.payer.publicKey, test.receiver, levy),
      transferChecked(test.payer.publicKey, to, levy, 100_000_000_000n),
    )
    expect((await test.connection.getTokenAccountBalance(to)).value.uiAmountString).toBe('99')
    const { value } = await test.connection.getParsedAccountInfo(to)
    expect(value?.data).toMatchObject({
      program: 'spl-token-2022',
      parsed: {
        info: {
          extensions: expect.arrayContaining([
            { extension: 'transferFeeAmount', state: { withheldAmount: 1_000_000_000 } },
          ]),
        },
      },
    })
    expect((await test.connection.getTokenSupply(levy.mint)).value.uiAmountString).toBe('500')
  })

  it('rejects a transfer above the balance', async () => {
    const { usdc } = tokens
    const to = associatedAccount(test.receiver, usdc)
    await expect(
      send(
        createAssociated(test.payer.publicKey, test.receiver, usdc),
        transferChecked(test.payer.publicKey, to, usdc, 900_000_000_000n),
      ),
    ).rejects.toThrow('custom program error: 0x1')
    expect(await test.connection.getAccountInfo(to)).toBeNull()
  })
})
