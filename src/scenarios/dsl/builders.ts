import type { ViewName } from '../../widget/core/kernel/viewParams.ts'
import type { Expectation } from './expectation.ts'
import type { Scenario } from './scenario.ts'
import type { PersonStep } from './step.ts'
import type { Target } from './target.ts'

/** Time in ms, written in the units that people use. */
export const seconds = (count: number) => count * 1000
export const minutes = (count: number) => count * 60_000

type Where = Omit<Target, 'role' | 'name'>

/** An element by role and name. */
export function the(role: string, name?: string, where: Where = {}): Target {
  return { role, ...(name === undefined ? {} : { name }), ...where }
}

/** Clicks an element. */
export function click(role: string, name: string, where?: Where): PersonStep {
  return { do: 'click', target: the(role, name, where) }
}

/** Clicks into a field and types. */
export function type(role: string, name: string, text: string): PersonStep {
  return { do: 'type', target: the(role, name), text }
}

/** Expects a view to be shown. */
export function sees(view: ViewName, covers: readonly string[] = []): Expectation {
  return { expect: 'view', is: view, covers }
}

/** Expects a text to be visible. */
export function reads(text: string, covers: readonly string[] = []): Expectation {
  return { expect: 'text', text, covers }
}

/** Types a scenario; the data itself is returned unchanged. `defineScenario` also checks it when it runs. */
export function scenario(data: Scenario): Scenario {
  return data
}
