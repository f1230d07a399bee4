import { expect, it } from 'vitest'
import { stageOn } from './transactionState.ts'

const order = {
  kind: 'transfer',
  screen: 1,
  chainId: 'eip155:1',
  account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  shown: {},
} as const

it('blocks every screen except that of the open order, and that one once it was left', () => {
  const stages = [1, 2].flatMap((screen) => [
    stageOn(screen, { status: 'idle' }),
    stageOn(screen, { status: 'checking', order }),
    stageOn(screen, { status: 'confirming', order }),
    stageOn(screen, { status: 'requesting', order, left: false }),
    stageOn(screen, { status: 'requesting', order, left: true }),
  ])
  expect(stages.slice(0, 5)).toEqual(['ready', 'checking', 'confirming', 'requesting', 'blocked'])
  expect(stages.slice(5)).toEqual(['ready', 'ready', 'ready', 'blocked', 'blocked'])
})
