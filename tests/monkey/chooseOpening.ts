import { scenarios } from '../../src/scenarios/allScenarios.ts'
import type { Scenario, Step } from '../../src/scenarios/index.ts'
import type { RandomPicker } from '../../src/command/explore/randomPicker.ts'

/** Views shortly before money moves; half of the runs start at one of them, with a funded wallet. */
const previews = ['SwapPreview', 'ConvertPreview', 'WalletSendPreview']

const isPreview = (step: Step) =>
  'expect' in step && step.expect === 'view' && previews.includes(step.is)
const money = scenarios.filter(({ steps }) => steps.some(isPreview))

/** The start of a run: a scenario, cut where random steps take over. */
export function chooseOpening(random: RandomPicker): Scenario {
  if (random.happens(0.5)) {
    const scenario = random.pick(money)
    return { ...scenario, steps: scenario.steps.slice(0, scenario.steps.findIndex(isPreview) + 1) }
  }
  const scenario = random.pick(scenarios)
  return { ...scenario, steps: scenario.steps.slice(0, random.below(scenario.steps.length + 1)) }
}
