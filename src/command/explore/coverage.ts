import { knownCalls } from '../../backends/mock/calls/knownCalls.ts'
import { faultEffectKinds } from '../../backends/mock/faults/faultEffects.ts'
import { viewNames, type Step, type Target } from '../../scenarios/index.ts'
import type { Situation } from './readSituation.ts'

/** The views, calls, effects, controls and pages that all runs have reached. */
export interface Coverage {
  /** Adds what a page shows. */
  see(now: Pick<Situation, 'view' | 'calls' | 'controls' | 'path'>): void
  /** Adds a step that was played, and the faults of a start. */
  use(step: Step): void
  fault(effect: string): void
  /** The lines of the table. */
  table(): readonly string[]
}

/** How many names a line of the table has. */
const maxNames = 12

/** Counts what runs reach. */
export function createCoverage(): Coverage {
  const views = new Set<string>()
  const calls = new Set<string>()
  const effects = new Set<string>()
  const controls = new Set<string>()
  const used = new Set<string>()
  const paths = new Set<string>()
  return {
    see(now) {
      if (now.view !== '') views.add(now.view)
      paths.add(now.path)
      for (const name of now.calls) calls.add(name)
      for (const each of now.controls) controls.add(nameOf(each))
    },
    use(step) {
      if (!('do' in step)) return
      if ('target' in step && step.target !== undefined) used.add(nameOf(step.target))
      if (step.do === 'fault.add') effects.add(step.rule.effect.kind)
    },
    fault: (effect) => void effects.add(effect),
    table() {
      const rows = [
        ['', 'seen', 'all'],
        ['views of the modal', views.size, viewNames.length],
        ['calls', calls.size, knownCalls.length],
        ['effects of faults', effects.size, faultEffectKinds.length],
        ['controls', used.size, new Set([...controls, ...used]).size],
        ['pages', paths.size, ''],
      ].map(([name = '', seen = '', all = '']) =>
        `  ${String(name).padEnd(20)}${String(seen).padStart(6)}${String(all).padStart(6)}`.trimEnd(),
      )
      return [
        '',
        'Coverage',
        ...rows,
        ...missing('Effects not used', faultEffectKinds, effects),
        ...missing('Controls not used', [...controls], used),
      ]
    },
  }
}

const nameOf = ({ role, name = '' }: Target) => `${role} “${name}”`

function missing(
  what: string,
  all: readonly string[],
  seen: ReadonlySet<string>,
): readonly string[] {
  const left = all.filter((each) => !seen.has(each))
  if (left.length === 0) return []
  const more = left.length > maxNames ? `, and ${left.length - maxNames} more` : ''
  return [`  ${what}: ${left.slice(0, maxNames).join(', ')}${more}`]
}
