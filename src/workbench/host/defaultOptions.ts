import { localNetworks } from '../../backends/mock/index.ts'
import type { ScenarioOptions } from '../../scenarios/index.ts'

/** The options if neither scenario nor link sets them: the defaults of the widget and of the stage. */
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
