import { scenario, the } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'
import type { Step } from '../../dsl/step.ts'
import { openActivity } from '../activityFlows.ts'

const wrapper = {
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  to: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
}
/** 1 and 0.4 of 18 decimals, as 32 bytes. */
const one = '0de0b6b3a7640000'.padStart(64, '0')
const part = '058d15e176280000'.padStart(64, '0')

/** The host asks, and the owner of the wallet approves. */
const send = (fields: Readonly<Record<string, string>>): readonly Step[] => [
  { do: 'host.request', method: 'eth_sendTransaction', params: [{ ...wrapper, ...fields }] },
  { do: 'wallet.approve', wallet: 'fox', method: 'eth_sendTransaction' },
  { expect: 'hostRequest', method: 'eth_sendTransaction', outcome: 'done' },
]

export const activityWrapping = scenario({
  id: 'activity-wrapping',
  title: 'Wrapping ether to WETH is shown as deposited, unwrapping as withdrawn',
  tags: ['activity', 'chain', 'happy'],
  world: { pastTransactions: 0 },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...send({ value: `0x${one.slice(-16)}`, data: '0xd0e30db0' }),
    ...send({ data: `0x2e1a7d4d${part}` }),
    {
      expect: 'tokenBalance',
      chainId: 'eip155:1',
      token: 'WETH',
      account: 'active',
      changedBy: '600000000000000000',
    },
    ...openActivity,
    {
      expect: 'element',
      target: the('link', 'deposited -1.000 ETH +1.000 WETH', { exact: false }),
      count: 1,
      covers: ['A-106', 'A-190', 'A-025'],
    },
    {
      expect: 'element',
      target: the('link', 'withdrawn -0.400 WETH +0.400 ETH', { exact: false }),
      count: 1,
      covers: ['A-107', 'A-190'],
    },
    { expect: 'element', target: the('link', 'sent', { exact: false }), is: 'absent' },
  ],
})
