import type { ChainId } from '../../../backends/port/chainIds.ts'
import * as f from '../fields/fields.ts'
import { record, type Words } from '../record.ts'
import { capital } from './phrases.ts'

const units = (label: string) => f.optional(f.amount(label, 'token'))
const wei = (label: string) => f.optional(f.amount(label))

/** Expectations about the local chains. */
export const chainExpectations = {
  balance: record({
    about:
      'The native balance of an account in wei or lamports: exact, the change since the start, or a limit.',
    fields: {
      chainId: f.network,
      account: f.account,
      wei: wei('Exactly'),
      changedBy: wei('Changed by'),
      atMost: wei('At most'),
      atLeast: wei('At least'),
    },
    sentence: (wanted, say) =>
      `${accountOn(wanted, say)} ${describeAmount({ ...wanted, exactly: wanted.wei }, (amount) => say.coin(wanted.chainId, amount), say)}`,
  }),
  tokenBalance: record({
    about:
      'The token balance of an account in base units: exact, the change since the start, or a limit.',
    fields: {
      chainId: f.network,
      token: f.token,
      account: f.account,
      units: units('Exactly'),
      changedBy: units('Changed by'),
      atLeast: units('At least'),
    },
    sentence: (wanted, say) =>
      `${accountOn(wanted, say)} ${describeAmount({ ...wanted, exactly: wanted.units, atLeast: wanted.atLeast ?? '' }, (amount) => say.token(wanted.chainId, wanted.token, amount), say)}`,
  }),
  allowance: record({
    about: 'The amount in base units that the swap router, or `spender`, may take.',
    fields: {
      chainId: f.network,
      token: f.token,
      account: f.account,
      units: f.amount('Amount', 'token'),
      spender: f.optional(f.address('Spender')),
    },
    sentence: ({ chainId, token, account, units: amount, spender }, say) =>
      `${capital(spender ?? 'the router')} may take ${say.token(chainId, token, amount)} from ${say.account(account)} on ${chainId}`,
  }),
  nonce: record({
    about: 'How many transactions of an account were mined since the start.',
    fields: { chainId: f.network, account: f.account, changedBy: f.number('Changed by') },
    sentence: ({ chainId, account, changedBy }, say) =>
      `${capital(say.account(account))} sent ${changedBy} ${changedBy === 1 ? 'transaction' : 'transactions'} on ${chainId}`,
  }),
  chainWaiting: record({
    about: 'How many transactions wait for a block.',
    fields: { chainId: f.network, count: f.count('Count') },
    sentence: ({ chainId, count }) =>
      `${count === 0 ? 'Nothing waits' : `${count} ${count === 1 ? 'transaction waits' : 'transactions wait'}`} on ${chainId}`,
  }),
}

const accountOn = (
  { account, chainId }: { account: Parameters<Words['account']>[0]; chainId: ChainId },
  say: Words,
) => `${capital(say.account(account))} on ${chainId}`

function describeAmount(
  wanted: {
    readonly exactly: string | undefined
    readonly changedBy?: string
    readonly atLeast?: string
    readonly atMost?: string
  },
  write: (units: string) => string,
  say: Words,
): string {
  if (wanted.exactly !== undefined) return `holds ${write(wanted.exactly)}`
  if (wanted.changedBy !== undefined) return say.change(wanted.changedBy, write)
  return wanted.atLeast === undefined
    ? `holds at most ${write(wanted.atMost ?? '')}`
    : `holds at least ${write(wanted.atLeast)}`
}
