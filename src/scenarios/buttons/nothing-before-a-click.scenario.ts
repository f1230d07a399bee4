import { scenario, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const nothingBeforeAClick = scenario({
  id: 'nothing-before-a-click',
  title: 'A page with all four buttons sends no request before pointer, focus or click',
  tags: ['buttons', 'privacy', 'security'],
  options: { enableAnalytics: true },
  steps: [
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page' }),
      count: 2,
    },
    { do: 'run', ms: 60_000 },
    { expect: 'calls', name: 'directory.*', times: 0 },
    { expect: 'calls', name: 'chain.*', times: 0 },
    { expect: 'calls', name: 'analytics.*', times: 0 },
    ...openModal,
    { expect: 'calls', name: 'directory.*', atLeast: 1 },
  ],
})
