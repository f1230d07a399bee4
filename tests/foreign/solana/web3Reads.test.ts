import {
  Keypair,
  LAMPORTS_PER_SOL,
  SystemProgram,
  type AccountInfo,
  type Logs,
} from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { createWeb3Test } from './web3Test.ts'

const test = createWeb3Test()
const anyVersion = { maxSupportedTransactionVersion: 0 }

describe('web3.js subscriptions', () => {
  it('follows a transaction to its confirmation by subscription', async () => {
    const latest = await test.connection.getLatestBlockhash()
    const transaction = await test.payment(1, latest.blockhash)
    const signature = await test.connection.sendRawTransaction(transaction.serialize())
    const { value } = await test.connection.confirmTransaction(
      { ...latest, signature },
      'finalized',
    )
    expect(value).toEqual({ err: null })
    expect(await test.received()).toBe(1)
  })

  it('follows an airdrop', async () => {
    const latest = await test.connection.getLatestBlockhash()
    const signature = await test.connection.requestAirdrop(test.receiver, 2 * LAMPORTS_PER_SOL)
    await test.connection.confirmTransaction({ ...latest, signature })
    expect(await test.received()).toBe(2)
  })

  it('follows an account, its logs and the slots', async () => {
    const accounts: AccountInfo<Buffer>[] = []
    const logs: Logs[] = []
    const slots: number[] = []
    const ids = {
      account: test.connection.onAccountChange(test.receiver, (account) => accounts.push(account)),
      logs: test.connection.onLogs(test.receiver, (entry) => logs.push(entry)),
      slots: test.connection.onSlotChange(({ slot }) => slots.push(slot)),
    }
    const before = await test.connection.getSlot()
    const sent: string[] = []
    await untilSeen(async () => {
      const wire = (await test.payment(1)).serialize()
      sent.push(await test.connection.sendRawTransaction(wire))
    }, [accounts, logs, slots])
    // The last notifications may still be on their way; any of them is one of these payments.
    expect(Number(accounts[0]?.lamports) % LAMPORTS_PER_SOL).toBe(0)
    expect(accounts[0]?.lamports).toBeLessThanOrEqual(
      await test.connection.getBalance(test.receiver),
    )
    expect(sent).toContain(logs[0]?.signature)
    expect(slots[0]).toBeGreaterThan(before)
    await test.connection.removeAccountChangeListener(ids.account)
    await test.connection.removeOnLogsListener(ids.logs)
    await test.connection.removeSlotChangeListener(ids.slots)
  })
})

/** Repeats an action until all have noticed it, because a client does not report when its subscription is open. */
async function untilSeen(act: () => Promise<void>, seen: readonly (readonly unknown[])[]) {
  do await act()
  while (seen.some((list) => list.length === 0))
}

describe('web3.js reads', () => {
  it('reads the cluster and its slots, which advance with the clock', async () => {
    const info = await test.connection.getEpochInfo()
    expect(await test.connection.getGenesisHash()).toBe(
      '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
    )
    expect(await test.connection.getVersion()).toHaveProperty('solana-core')
    test.solana.pass(4_000)
    expect(await test.connection.getSlot()).toBe(info.absoluteSlot + 10)
    expect(await test.connection.getBlockHeight()).toBe(Number(info.blockHeight) + 10)
    const slot = await test.connection.getSlot()
    const [earlier, later] = [
      await test.connection.getBlockTime(slot - 10),
      await test.connection.getBlockTime(slot),
    ]
    expect(Number(later) - Number(earlier)).toBe(4)
    expect((await test.connection.getRecentPrioritizationFees())[0]?.prioritizationFee).toBe(0)
    expect((await test.connection.getSupply()).value.total).toBe(600_000_000 * LAMPORTS_PER_SOL)
    expect(await test.connection.getMinimumBalanceForRentExemption(165)).toBe(2_039_280)
  })

  it('reads accounts, one by one and together', async () => {
    expect(await test.connection.getAccountInfo(test.receiver)).toBeNull()
    await test.connection.sendRawTransaction((await test.payment(1)).serialize())
    const [found, none] = await test.connection.getMultipleAccountsInfo([
      test.receiver,
      Keypair.generate().publicKey,
    ])
    expect(found).toMatchObject({ lamports: LAMPORTS_PER_SOL, executable: false })
    expect(found?.owner.equals(SystemProgram.programId)).toBe(true)
    expect(none).toBeNull()
  })

  it('reads the signatures of an address, newest first, and a parsed payment', async () => {
    const first = await test.connection.sendRawTransaction((await test.payment(1)).serialize())
    const second = await test.connection.sendRawTransaction((await test.payment(2)).serialize())
    const found = await test.connection.getSignaturesForAddress(test.receiver)
    expect(found.map(({ signature }) => signature)).toEqual([second, first])
    const [newest] = await test.connection.getSignaturesForAddress(test.receiver, { limit: 1 })
    expect(newest?.signature).toBe(second)
    const before = await test.connection.getSignaturesForAddress(test.receiver, { before: second })
    expect(before.map(({ signature }) => signature)).toEqual([first])
    const parsed = await test.connection.getParsedTransaction(second, anyVersion)
    expect(parsed?.transaction.message.instructions[0]).toMatchObject({
      program: 'system',
      parsed: { type: 'transfer', info: { lamports: 2 * LAMPORTS_PER_SOL } },
    })
    expect(parsed?.meta?.postBalances[1]).toBe(3 * LAMPORTS_PER_SOL)
  })
})
