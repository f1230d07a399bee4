import type { ChainEvent } from '../chain/solanaChain.ts'
import type { SolanaChain } from '../chain/solanaChain.ts'
import { encodeAccount } from '../rpc/encodeAccount.ts'
import { encodeRun } from '../rpc/encodeRun.ts'
import { readParams } from '../rpc/readParams.ts'
import { RpcProblem } from '../rpc/rpcProblem.ts'
import { systemProgram } from '../systemProgram.ts'

/** The handling of events by one kind of subscription. */
export interface SubscriptionKind {
  /** Returns the notifications of an event, each as its `result`. */
  results(event: ChainEvent): readonly unknown[]
  /** The state so far, sent as soon as the subscription has its number. */
  readonly first?: readonly unknown[]
  /** True if the subscription ends with its first notification. */
  readonly once?: boolean
}

/** Begins a subscription; throws an `RpcProblem` for invalid parameters. */
export type Subscribe = (params: readonly unknown[]) => SubscriptionKind

/** Returns the subscriptions by their names, `account` for `accountSubscribe`. */
export function createSubscriptionKinds(chain: SolanaChain): Readonly<Record<string, Subscribe>> {
  const inContext = (slot: number, value: unknown) => ({ context: { slot }, value })

  return {
    account([owner, options]) {
      const wanted = readParams.address(owner)
      const given = readParams.options(options)
      return {
        results(event) {
          if (event.type !== 'transaction' || !isWritten(event.record.message, wanted)) return []
          const account = chain.accounts.get(wanted)
          return [
            inContext(
              event.record.slot,
              account === undefined ? emptyAccount : encodeAccount(account, given, chain.accounts),
            ),
          ]
        },
      }
    },
    program([program, options]) {
      const wanted = readParams.address(program)
      const given = readParams.options(options)
      return {
        results(event) {
          if (event.type !== 'transaction') return []
          const { record } = event
          return record.message.keys.flatMap((pubkey) => {
            const account = isWritten(record.message, pubkey)
              ? chain.accounts.get(pubkey)
              : undefined
            if (account?.programAddress !== wanted) return []
            const encoded = encodeAccount(account, given, chain.accounts)
            return [inContext(record.slot, { pubkey, account: encoded })]
          })
        },
      }
    },
    signature([signature, options]) {
      const wanted = readParams.signature(signature)
      const { enableReceivedNotification } = readParams.options(options)
      const known = chain.transaction(wanted)
      const received = enableReceivedNotification === true ? ['receivedSignature'] : []
      const resultsOf = (record: NonNullable<typeof known>) => [
        ...received.map((value) => inContext(record.slot, value)),
        inContext(record.slot, { err: record.error?.error ?? null }),
      ]
      return {
        once: true,
        ...(known === undefined ? {} : { first: resultsOf(known) }),
        results: (event) =>
          event.type === 'transaction' && event.record.signature === wanted
            ? resultsOf(event.record)
            : [],
      }
    },
    logs([filter]) {
      const mentioned = mentionedIn(filter)
      return {
        results(event) {
          if (event.type !== 'transaction') return []
          const { record } = event
          if (mentioned !== undefined && !record.message.keys.includes(mentioned)) return []
          const { err, logs } = encodeRun(record)
          return [inContext(record.slot, { signature: record.signature, err, logs })]
        },
      }
    },
    slot: () => ({
      results: (event) =>
        event.type === 'slot'
          ? [{ slot: event.slot, parent: event.slot - 1, root: event.slot - 1 }]
          : [],
    }),
    root: () => ({
      results: (event) => (event.type === 'slot' ? [event.slot - 1] : []),
    }),
  }
}

const emptyAccount = {
  data: '',
  executable: false,
  lamports: 0,
  owner: systemProgram,
  rentEpoch: 0,
  space: 0,
}

function isWritten(
  message: { keys: readonly string[]; isWritable(at: number): boolean },
  key: string,
) {
  const at = message.keys.indexOf(key)
  return at >= 0 && message.isWritable(at)
}

function mentionedIn(filter: unknown) {
  if (filter === 'all' || filter === 'allWithVotes') return undefined
  const list = readParams.list(readParams.options(filter)['mentions'])
  if (list.length === 1) return readParams.address(list[0])
  throw new RpcProblem(-32_602, 'Invalid Request: Only 1 address supported')
}
