import { expect, it } from 'vitest'
import { createCallLog } from '../../backends/mock/calls/callLog.ts'
import { createJournal } from './createJournal.ts'
import { createTimeline } from './timeline.ts'

it('writes down events and calls in their order, with the virtual time since the start', () => {
  let now = 1_000
  const clock = { now: () => now }
  const calls = createCallLog({ clock: () => clock })
  const timeline = createTimeline(clock)
  const opened = () => [{ url: 'https://a.example/', target: '_blank' }]
  const journal = createJournal({ timeline, calls, opened, clock })

  timeline.inspect({ type: 'modal', open: true })
  const call = calls.begin('chain.eth_call', { value: 5n })
  now += 20
  call.struck('fault-1')
  call.failed({ code: 4001, message: 'No.' })
  calls.begin('chain.eth_chainId', []).done('0x1')
  timeline.inspect({ type: 'toast', variant: 'error', message: 'No.' })

  expect(journal.lines()).toEqual([
    '+0 ms modal {"open":true}',
    '+0 ms chain.eth_call #1 begins {"value":"5n"}',
    '+20 ms chain.eth_call #1 ends {"faultId":"fault-1","error":{"code":4001,"message":"No."}}',
    '+20 ms chain.eth_chainId #2 begins []',
    '+20 ms chain.eth_chainId #2 ends {"result":"0x1"}',
    '+20 ms toast {"variant":"error","message":"No."}',
    'opened {"url":"https://a.example/","target":"_blank"}',
  ])
})
