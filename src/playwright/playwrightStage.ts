import type { Page } from '@playwright/test'
import type { StagePort } from '../scenarios/index.ts'
import { describeStep } from '../run/words/describeStep.ts'
import { callStage } from './callStage.ts'

/**
 * The stage of a page, reached through `page.evaluate`.
 * @param secrets by name, for the steps that type one
 * @param origin of the pages that may receive a secret; any if absent
 */
export function createPlaywrightStage(
  page: Page,
  secrets: Readonly<Record<string, string>> = {},
  origin?: string,
): StagePort {
  return {
    settle: () => callStage(page, 'settle'),
    act: (step) => callStage(page, 'act', step),
    meet: (expectation) => callStage(page, 'meet', expectation),
    describe: (expectation) => describeStep(expectation).text,
    newestCode: (email) => callStage(page, 'newestCode', email),
    async secret(name) {
      const secret = Object.hasOwn(secrets, name) ? secrets[name] : undefined
      const now = origin === undefined ? undefined : new URL(page.url()).origin
      if (now !== origin) {
        throw new Error(`The secret "${name}" is for ${origin}, and the page is of ${now}.`)
      }
      if (secret !== undefined) return secret
      throw new Error(
        `The replay has no secret "${name}". Name it in foyer.config: secrets: { ${JSON.stringify(name)}: process.env.… }, or in the test.`,
      )
    },
    prepareReload: (isNewTab) => callStage(page, 'prepareReload', isNewTab),
  }
}
