import { describe, expect, it } from 'vitest'
import type { CallName, CallRecord } from '../../backends/mock/calls/callLogTypes.ts'
import { filterCalls, statusOf } from './filterCalls.ts'

const call = (id: number, name: CallName, part: Partial<CallRecord> = {}): CallRecord => ({
  id,
  name,
  startedAt: id,
  arguments: {},
  status: 'done',
  ...part,
})
const calls = [
  call(1, 'directory.wallets'),
  call(2, 'wallet.eth_requestAccounts', { status: 'parked' }),
  call(3, 'directory.walletImage', { status: 'failed', faultId: 'fault-1' }),
]
const ids = (name: string, status: Parameters<typeof filterCalls>[1]['status'] = 'all') =>
  filterCalls(calls, { name, status }).map(({ id }) => id)

describe('filterCalls', () => {
  it('lists the newest first', () => expect(ids('')).toEqual([3, 2, 1]))

  it('finds a part of the name in any case, and a prefix written as in faults', () => {
    expect(ids('WALLET')).toEqual([3, 2, 1])
    expect(ids('wallet.')).toEqual([2])
    expect(ids('wallet*')).toEqual([2])
  })

  it('does not list a call that the page cancelled among those that failed', () => {
    const error = { code: 20, message: 'signal is aborted without reason' }
    const cancelled = call(4, 'balances.balances', { status: 'failed', error })
    expect(statusOf(cancelled)).toBe('cancelled')
    const all = [...calls, cancelled]
    const found = (status: 'failed' | 'cancelled') =>
      filterCalls(all, { name: '', status }).map(({ id }) => id)
    expect(found('failed')).toEqual([3])
    expect(found('cancelled')).toEqual([4])
  })

  it('keeps the calls of one status, or those with a fault', () => {
    expect(ids('', 'parked')).toEqual([2])
    expect(ids('directory', 'done')).toEqual([1])
    expect(ids('', 'faulted')).toEqual([3])
  })
})
