import type { Page } from '@playwright/test'
import type { StageApi } from '../stage/stageApi.ts'

type Method =
  'settle' | 'act' | 'meet' | 'newestCode' | 'prepareReload' | 'pointOf' | 'focus' | 'paste'

/** Calls the stage of a page as soon as nothing is under way there: one way to the page for both. */
export function callStage<M extends Method>(
  page: Page,
  method: M,
  ...args: Parameters<StageApi[M]>
): Promise<Awaited<ReturnType<StageApi[M]>>> {
  const result: Promise<unknown> = page.evaluate(
    async ([name, given]) => {
      const stage = window.foyerStage as StageApi
      await stage.settle()
      if (name === 'settle') return undefined
      return (stage[name] as (...args: unknown[]) => unknown)(...given)
    },
    [method, args] as const,
  )
  return result as Promise<Awaited<ReturnType<StageApi[M]>>>
}
