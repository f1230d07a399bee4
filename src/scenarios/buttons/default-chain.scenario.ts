import { click, scenario, sees, the } from '../dsl/builders.ts'

export const defaultChain = scenario({
  id: 'default-chain',
  title: 'A new visitor starts on Ethereum, later on the network chosen last',
  tags: ['buttons', 'networks', 'reload'],
  options: { networks: ['eip155:137', 'eip155:8453', 'eip155:1'] },
  steps: [
    {
      expect: 'element',
      target: the('button', 'Ethereum', { exact: false, within: 'page' }),
      count: 1,
      covers: ['C-364'],
    },
    click('button', 'Ethereum', { exact: false, within: 'page' }),
    sees('Networks'),
    click('button', 'Base', { exact: false, within: 'modal' }),
    sees('Connect'),
    { do: 'reload' },
    {
      expect: 'element',
      target: the('button', 'Base', { exact: false, within: 'page' }),
      count: 1,
      covers: ['C-364'],
    },
  ],
})
