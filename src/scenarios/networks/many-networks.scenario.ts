import { click, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

export const manyNetworks = scenario({
  id: 'many-networks',
  title: 'A long list of networks is 360 px high and scrolls',
  tags: ['networks'],
  options: {
    networks: [
      'eip155:1',
      'eip155:10',
      'eip155:42161',
      'eip155:137',
      'eip155:42220',
      'eip155:56',
      'eip155:43114',
      'eip155:100',
      'eip155:8453',
      'eip155:7777777',
      'eip155:324',
      'eip155:250',
    ],
  },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    click('button', 'Change network', { exact: false }),
    sees('Networks'),
    {
      expect: 'element',
      target: the('listitem', undefined, { within: 'modal' }),
      count: 12,
    },
    {
      expect: 'scrollBox',
      target: the('list', 'Networks'),
      height: 360,
      covers: ['C-362'],
    },
  ],
})
