import type { ScenarioOptions } from '../../scenarios/index.ts'

/** What holds where neither scenario nor link says otherwise: the widget's own defaults and the stage's. */
export const usualOptions: ScenarioOptions = {
  networks: ['eip155:1', 'eip155:137', 'eip155:8453', 'eip155:11155111'],
  allWallets: 'SHOW',
  enableAnalytics: false,
  enableEIP6963: true,
  allowUnsupportedChain: false,
  auth: { email: true, showWallets: true },
  termsConditionsUrl: 'https://harbour.example/terms',
  privacyPolicyUrl: 'https://harbour.example/privacy',
}
