import { describe, expect, it } from 'vitest'
import type { CallName, CallRecord } from '../../backends/mock/calls/callLogTypes.ts'
import { filterCalls } from './filterCalls.ts'

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
  it('puts the newest first', () => expect(ids('')).toEqual([3, 2, 1]))

  it('finds a part of the name whatever its case, and a prefix as faults are named', () => {
    expect(ids('WALLET')).toEqual([3, 2, 1])
    expect(ids('wallet.')).toEqual([2])
    expect(ids('wallet*')).toEqual([2])
  })

  it('keeps one status, or what a fault was applied to', () => {
    expect(ids('', 'parked')).toEqual([2])
    expect(ids('directory', 'done')).toEqual([1])
    expect(ids('', 'faulted')).toEqual([3])
  })
})
