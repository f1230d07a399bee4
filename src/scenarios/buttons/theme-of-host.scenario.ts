import { scenario, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

const connect = the('button', 'Connect Wallet', { within: 'page', nth: 0 })

export const themeOfHost = scenario({
  id: 'theme-of-host',
  title: 'The host sets mode, accent and corners, and later changes variables and mode',
  tags: ['buttons', 'theme'],
  options: { themeMode: 'dark', themeVariables: { accent: '#aa0044', radius: '0px' } },
  steps: [
    {
      expect: 'style',
      target: connect,
      property: 'background-color',
      is: 'rgb(170, 0, 68)',
      covers: ['C-033'],
    },
    { expect: 'style', target: connect, property: 'border-radius', is: '0px', covers: ['C-033'] },
    { expect: 'style', target: connect, property: 'color-scheme', is: 'dark', covers: ['C-032'] },
    { do: 'host.setThemeVariables', variables: { accent: '#007a33', radius: '8px' } },
    { expect: 'style', target: connect, property: 'background-color', is: 'rgb(0, 122, 51)' },
    { do: 'host.setThemeVariables', variables: {} },
    { expect: 'style', target: connect, property: 'border-radius', is: '12px' },
    ...openModal,
    { do: 'host.setThemeMode', mode: 'light' },
    {
      expect: 'style',
      target: the('button', 'Close'),
      property: 'color-scheme',
      is: 'light',
      covers: ['C-032'],
    },
  ],
})
