import { expect, it } from 'vitest'
import { createCallLog } from '../backends/mock/calls/callLog.ts'
import { createTimelineLog } from './timelineLog.ts'
import { createTimeline } from './timeline.ts'

it('records events and calls in their order, with the virtual time since the start', () => {
  let now = 1_000
  const clock = { now: () => now }
  const calls = createCallLog({ clock: () => clock })
  const timeline = createTimeline({ clock, calls })
  const opened = () => [{ url: 'https://a.example/', target: '_blank' }]
  const timelineLog = createTimelineLog({ timeline, calls, opened, clock })

  timeline.inspect({ type: 'modal', open: true })
  const call = calls.begin('chain.eth_call', { value: 5n })
  now += 20
  call.faulted('fault-1')
  call.failed({ code: 4001, message: 'No.' })
  calls.begin('chain.eth_chainId', []).done('0x1')
  timeline.inspect({ type: 'toast', variant: 'error', message: 'No.' })

  expect(timelineLog.lines()).toEqual([
    '+0 ms modal {"open":true}',
    '+0 ms chain.eth_call 1 begins {"value":"5n"}',
    '+20 ms chain.eth_call 1 ends {"faultId":"fault-1","error":{"code":4001,"message":"No."}}',
    '+20 ms chain.eth_chainId 1 begins []',
    '+20 ms chain.eth_chainId 1 ends {"result":"0x1"}',
    '+20 ms toast {"variant":"error","message":"No."}',
    'opened {"url":"https://a.example/","target":"_blank"}',
  ])
})

it('lists the fetched pictures, regardless of their order', () => {
  const clock = { now: () => 5 }
  const fetched = (...urls: readonly string[]) => {
    const calls = createCallLog({ clock: () => clock })
    const timeline = createTimeline({ clock, calls })
    const timelineLog = createTimelineLog({ timeline, calls, opened: () => [], clock })
    for (const url of urls) {
      timeline.inspect({ type: 'call', port: 'directory', method: 'walletImage' })
      calls.begin('directory.walletImage', { url }).done(200)
    }
    calls.begin('chain.eth_call', []).done('0x')
    return timelineLog.lines()
  }
  const lines = fetched('a', 'b')
  expect(lines).toEqual(fetched('b', 'a'))
  expect(lines).not.toEqual(fetched('a', 'c'))
  expect(lines.slice(0, 2)).toEqual([
    '+0 ms chain.eth_call 1 begins []',
    '+0 ms chain.eth_call 1 ends {"result":"0x"}',
  ])
})
