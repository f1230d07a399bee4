import { createDeferred } from '../../src/backends/mock/shared/deferred.ts'
import type { Eip1193Request } from '../../src/backends/port/connectors.ts'
import type { ChainId } from '../../src/backends/port/chainIds.ts'
import { chainIdHex } from '../../src/backends/port/hex.ts'
import { createTestConnection } from '../../src/widget/testing/testConnection.ts'
import type { createGate } from './gate.ts'

export const walletAccounts = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const

/**
 * A wallet that says at once, or when `gate` opens, who and where it is, and leaves transactions to its
 * owner. `onRequest` is notified of each in the moment it arrives.
 */
export function createSlowWallet(
  gate: ReturnType<typeof createGate>,
  onRequest: (transaction: Readonly<Record<string, string>>) => void,
) {
  const open: ReturnType<typeof createDeferred<unknown>>[] = []
  const state = { account: walletAccounts[0] as string, chainId: 'eip155:1' as ChainId }
  const reads: Readonly<Record<string, () => unknown>> = {
    eth_accounts: () => [state.account],
    eth_chainId: () => chainIdHex(state.chainId),
  }
  const { connection, notify } = createTestConnection({
    provider: {
      request({ method, params }: Eip1193Request) {
        const read = reads[method]
        if (read) return gate.pass(async () => read())
        const [transaction] = params as [Record<string, string>]
        onRequest(transaction)
        const answer = createDeferred<unknown>()
        open.push(answer)
        return answer.promise
      },
      on: () => undefined,
      removeListener: () => undefined,
    },
  })
  const take = (at: number) => open.splice(at % Math.max(open.length, 1), 1)[0]
  return {
    connection,
    /** The owner answers one of the requests that are open, whichever it is. */
    approve: (at: number) => take(at)?.resolve(`0x${'ab'.repeat(32)}`),
    reject: (at: number) => take(at)?.reject(Object.assign(new Error('no'), { code: 4001 })),
    rejectAll() {
      for (const each of open.splice(0)) each.reject(Object.assign(new Error('no'), { code: 4001 }))
    },
    setAccount(account: string) {
      state.account = account
      notify.accountsChanged([account])
    },
    setChain(chainId: `eip155:${number}`) {
      state.chainId = chainId
      notify.chainChanged(chainId)
    },
  }
}
