import { asRecord } from '../../../../port/asRecord.ts'
import { evmChainId, type ChainId } from '../../../../port/chainIds.ts'
import { chainIdHex } from '../../../../port/hex.ts'
import { RpcError } from '../../../shared/rpcError.ts'
import type { CallBatch } from '../../../world/worldTypes.ts'
import { readBatch, refuseAtomic } from '../../signing/readBatch.ts'
import { AfterApproval, type WalletContext, type WalletMethodTable } from './walletContext.ts'

/**
 * Several calls with one decision of the owner (EIP-5792). The accounts are plain keys, so a batch is not atomic: the calls are sent as
 * consecutive transactions, and one that the chain rejects ends it. Codes in addition to those of EIP-1193: 5700 capability, 5710 chain,
 * 5720 duplicate id, 5730 unknown batch, 5740 too many calls, 5760 not atomic.
 */
export function createBatchMethods(context: WalletContext): WalletMethodTable {
  const { key, store, origin, chains, wallet, mustOwn, mustReach, accounts, send } = context
  const batches = () => wallet().batches ?? []
  const keep = (batch: CallBatch) =>
    store.change(key, { batches: [...batches().filter(({ id }) => id !== batch.id), batch] })

  function find(id: unknown): CallBatch {
    const found = batches().find((one) => one.id === id && one.origin === origin)
    if (found !== undefined) return found
    throw new RpcError(5730, `There is no batch of calls ${String(id)}.`)
  }

  async function sendAll(
    chainId: ChainId,
    calls: readonly Readonly<Record<string, unknown>>[],
    wantedId: string | undefined,
  ) {
    const [first, ...others] = calls
    let hashes = [String(await send(chainId, first ?? {}))]
    let failed = false
    for (const call of others) {
      try {
        hashes = [...hashes, String(await send(chainId, call))]
      } catch (error) {
        if (!(error instanceof RpcError)) throw error
        failed = true
        break
      }
    }
    const batch = { id: wantedId ?? hashes[0] ?? '', origin, chainId, hashes, failed }
    keep(batch)
    return { id: batch.id }
  }

  /**
   * Returns the status of a batch: 100 pending, 200 complete, 500 failed completely, 600 failed
   * partly.
   */
  function statusOf(receipts: readonly unknown[], failed: boolean): number {
    if (receipts.some((receipt) => receipt === null)) return 100
    const done = receipts.filter((receipt) => asRecord(receipt)['status'] === '0x1').length
    if (done === 0) return 500
    return done === receipts.length && !failed ? 200 : 600
  }

  return {
    wallet_getCapabilities([address, chainIds]) {
      if (address !== undefined) mustOwn(address)
      if (chainIds !== undefined && !Array.isArray(chainIds)) {
        throw new RpcError(-32_602, 'Expected a list of chain ids in hex.')
      }
      const wanted = chainIds?.map((hex: unknown) => evmChainId(String(hex)))
      const shown = wallet().knownChainIds.filter(
        (chainId) => chains.has(chainId) && (wanted?.includes(chainId) ?? true),
      )
      return Object.fromEntries(
        shown.map((chainId) => [chainIdHex(chainId), { atomic: { status: 'unsupported' } }]),
      )
    },

    wallet_sendCalls([asked]) {
      const batch = readBatch(asked)
      refuseAtomic(batch)
      const from = mustOwn(batch.from ?? accounts()[0])
      if (!wallet().knownChainIds.includes(batch.chainId)) {
        throw new RpcError(5710, `The wallet does not know ${batch.chainId}.`)
      }
      if (batches().some(({ id }) => id === batch.id)) {
        throw new RpcError(5720, `There is a batch of calls ${batch.id} already.`)
      }
      mustReach(batch.chainId)
      const calls = batch.calls.map((call) => ({ from, ...call }))
      return new AfterApproval(() => sendAll(batch.chainId, calls, batch.id))
    },

    async wallet_getCallsStatus([wanted]) {
      const { id, chainId, hashes, failed } = find(wanted)
      mustReach(chainId)
      const receipts = await Promise.all(
        hashes.map((hash) => chains.rpc(chainId, 'eth_getTransactionReceipt', [hash])),
      )
      return {
        version: '2.0.0',
        id,
        chainId: chainIdHex(chainId),
        atomic: false,
        status: statusOf(receipts, failed),
        receipts: receipts.filter((receipt) => receipt !== null).map(receiptOf),
      }
    },

    wallet_showCallsStatus([wanted]) {
      // Selects the batch in the wallet: the owner sees the last one of the list.
      keep(find(wanted))
      return null
    },
  }
}

/** Returns the part of a receipt that EIP-5792 returns. */
function receiptOf(receipt: unknown) {
  const { logs, status, blockHash, blockNumber, gasUsed, transactionHash } = asRecord(receipt)
  const events = (Array.isArray(logs) ? logs : []).map((log: unknown) => {
    const { address, topics, data } = asRecord(log)
    return { address, topics, data }
  })
  return { logs: events, status, blockHash, blockNumber, gasUsed, transactionHash }
}
