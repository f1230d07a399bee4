import type { Clock } from '../../backends/port/clock.ts'
import type { Scenario } from '../../scenarios/index.ts'
import { auditedSteps } from '../../stage/accessibility/accessibilityAudit.ts'
import type { Cell } from '../../stage/matrix/cell.ts'
import type { StageLink } from '../state/stageLink.ts'

/** The cell of a matrix in which the player plays a scenario of a run. */
export interface CellOnStage {
  /** A play begins; without a cell, it is that of the scenario as it is. */
  begin(scenario: Scenario, cell: Cell | undefined): void
  end(): void
  isCell(): boolean
  /** Does work after a step, which counts from 1: in the language of the cell after the steps of `auditedSteps`, in its own after the others. */
  show(step: number, work: () => Promise<void>): Promise<void>
}

interface CellOnStageOptions {
  readonly stage: Pick<StageLink, 'store' | 'page'>
  /** Real time. */
  readonly clock: Clock
}

/** Real ms between two looks at the language of the modal, and the number of looks: its texts are loaded from a file. */
const pause = 20
const mostLooks = 500

/** See `CellOnStage`. */
export function createCellOnStage({ stage, clock }: CellOnStageOptions): CellOnStage {
  let now: { readonly scenario: Scenario; readonly cell: Cell } | undefined

  async function switchTo(locale: string | undefined) {
    const { api } = stage.store.getState()
    if (!api) return
    api.foyer.setLocale(locale)
    const wanted = new Intl.Locale(locale ?? 'en').language
    for (let look = 0; look < mostLooks && !isIn(stage.page()?.document, wanted); look += 1) {
      await clock.sleep('workbench.language', pause)
    }
    await api.settle()
  }

  return {
    begin(scenario, cell) {
      now = cell && { scenario, cell }
    },
    end() {
      now = undefined
    },
    isCell: () => now !== undefined,
    async show(step, work) {
      const language = now?.cell.values.language
      if (now === undefined || language === undefined) return work()
      const { steps } = now.scenario
      if (!auditedSteps(steps).has(step - 1)) return work()
      await switchTo(language)
      await work()
      await switchTo(ownLanguage(now.scenario, step))
    },
  }
}

/** The language after a step: that of the scenario, or the last one that its host has chosen. */
function ownLanguage({ options, steps }: Scenario, played: number): string | undefined {
  const first = [options?.locale ?? []].flat().at(0)
  return steps
    .slice(0, played)
    .reduce<string | undefined>(
      (own, step) => ('do' in step && step.do === 'host.setLocale' ? step.locale : own),
      first,
    )
}

/** Whether each modal of the page is in a language. */
function isIn(page: Document | undefined, language: string): boolean {
  const roots = [...(page?.querySelectorAll('*') ?? [])].flatMap(
    ({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('.fy-root') ?? [],
  )
  return roots.every(({ lang }) => lang.split('-')[0] === language)
}
