import { localNetworks } from '../../backends/mock/index.ts'
import type { ScenarioOptions } from '../../scenarios/index.ts'

/** What holds where neither scenario nor link says otherwise: the widget's own defaults and the stage's. */
export const defaultOptions: ScenarioOptions = {
  networks: localNetworks.map(({ id }) => id),
  allWallets: 'SHOW',
  enableAnalytics: false,
  enableEIP6963: true,
  allowUnsupportedChain: false,
  auth: { email: true, showWallets: true },
  termsConditionsUrl: 'https://harbour.example/terms',
  privacyPolicyUrl: 'https://harbour.example/privacy',
}
