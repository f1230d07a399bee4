import { click, scenario, seconds, the } from '../dsl/builders.ts'
import { chooseSettings, logIn } from '../dsl/flows/flows.ts'

const toggle = the('button', 'Use smart account', { exact: false })

export const toggleSlowly = scenario({
  id: 'toggle-slowly',
  title: 'The account type changes slowly: its row is busy, then the account reconnects',
  tags: ['smart-account', 'settings', 'timer', 'fault'],
  options: { defaultChain: 'eip155:11155111' },
  faults: [
    {
      id: 'slow',
      target: 'frame.setPreferredAccount',
      when: { nth: 1 },
      effect: { kind: 'latency', ms: 2000 },
    },
  ],
  steps: [
    ...logIn('ada@example.com'),
    click('button', 'Do it later'),
    ...chooseSettings,
    { expect: 'calls', name: 'frame.getUser', times: 1 },
    { do: 'click', target: toggle },
    { expect: 'element', target: toggle, is: 'busy', covers: ['C-231'] },
    { expect: 'calls', name: 'frame.getUser', times: 1, covers: ['C-233', 'C-291'] },
    { do: 'run', ms: seconds(2) },
    { expect: 'element', target: the('button', 'Use standard account'), is: 'enabled' },
    { expect: 'calls', name: 'frame.getUser', times: 2, covers: ['C-233', 'C-291'] },
    { expect: 'activeAccount', chainId: 'eip155:11155111', type: 'smartAccount' },
  ],
})
