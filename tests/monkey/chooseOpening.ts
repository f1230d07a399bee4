import { scenarios, type Scenario, type Step } from '../../src/scenarios/index.ts'
import type { Chance } from './chance.ts'

/** Views where money is about to move; half of the runs begin at one of them, with a funded wallet. */
const previews = ['SwapPreview', 'ConvertPreview', 'WalletSendPreview']

const isPreview = (step: Step) =>
  'expect' in step && step.expect === 'view' && previews.includes(step.is)
const money = scenarios.filter(({ steps }) => steps.some(isPreview))

/** Where a run begins: a scenario, cut where chance takes over. */
export function chooseOpening(chance: Chance): Scenario {
  if (chance.happens(0.5)) {
    const scenario = chance.pick(money)
    return { ...scenario, steps: scenario.steps.slice(0, scenario.steps.findIndex(isPreview) + 1) }
  }
  const scenario = chance.pick(scenarios)
  return { ...scenario, steps: scenario.steps.slice(0, chance.below(scenario.steps.length + 1)) }
}
