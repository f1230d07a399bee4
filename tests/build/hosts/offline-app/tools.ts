import { test, type FoyerControls } from 'foyerkit-lab/playwright'
import { click, minutes, scenario, type Scenario } from 'foyerkit-lab/scenarios'
import { foyer, type FoyerPluginOptions } from 'foyerkit-lab/vite'
import type { PluginOption } from 'vite'

// A host's config and tests compile against the declarations.
const options: FoyerPluginOptions = { allow: ['api.shop.example'], sitesPort: 5199 }
export const plugins: PluginOption[] = [foyer(options)]

const waits: Scenario = scenario({
  id: 'waits',
  title: 'Somebody waits',
  tags: [],
  steps: [click('button', 'Connect Wallet'), { do: 'run', ms: minutes(20) }],
})

export const login = async (controls: FoyerControls): Promise<string> => {
  await controls.play(waits)
  return controls.mail.code('ada@example.com')
}

test.use({ foyerStart: { seed: 7, isPaused: true } })
