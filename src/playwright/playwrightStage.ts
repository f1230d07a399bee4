import type { Page } from '@playwright/test'
import type { StagePort } from '../scenarios/index.ts'
import type { StageApi } from '../workbench/stage/stageApi.ts'

/** The stage of a page, reached through `page.evaluate`. */
export function createPlaywrightStage(page: Page): StagePort {
  type Method = Exclude<keyof StagePort, symbol>
  const call = <M extends Method>(method: M, ...args: Parameters<StagePort[M]>) =>
    page.evaluate(
      ([name, given]) => {
        const stage = window.foyerStage as StageApi
        return (stage[name] as (...args: unknown[]) => unknown)(...given)
      },
      [method, args] as const,
    ) as ReturnType<StagePort[M]>
  return {
    settle: () => call('settle'),
    act: (step) => call('act', step),
    check: (expectation) => call('check', expectation),
    newestCode: (email) => call('newestCode', email),
    prepareReload: () => call('prepareReload'),
  }
}
