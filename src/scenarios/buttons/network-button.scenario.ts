import { click, reads, scenario, sees, the } from '../dsl/builders.ts'

export const networkButton = scenario({
  id: 'network-button',
  title: 'The visitor chooses a network on the page before connecting',
  tags: ['buttons', 'networks'],
  options: { defaultChain: 'eip155:137' },
  steps: [
    {
      expect: 'element',
      target: the('button', 'Polygon', { exact: false, within: 'page' }),
      covers: ['C-034'],
    },
    click('button', 'Polygon', { exact: false, within: 'page' }),
    sees('Networks'),
    click('button', 'Base', { exact: false, within: 'modal' }),
    sees('Connect', ['C-226']),
    reads('Emberfox'),
    { do: 'press', key: 'Escape' },
    { expect: 'modal', open: false },
    {
      expect: 'element',
      target: the('button', 'Base', { exact: false, within: 'page' }),
      covers: ['C-226'],
    },
  ],
})
