import type { BrowserContext } from '@playwright/test'
import { hideSecretsIn } from '../../run/file/hideSecrets.ts'
import { watchPages } from '../../playwright/watchPages.ts'

/** Something that a page did and a strict play does not accept. */
export interface Complaint {
  /** Index of the step after which it was noted. */
  readonly step: number
  readonly sentence: string
}

/** Follows what the pages and popups of one play write on their console, and what they request of other machines. */
export interface StrictAudit {
  /**
   * Notes what has happened since the step before.
   * @param step its index
   */
  noteAfter(step: number): void
  readonly complaints: readonly Complaint[]
  stop(): void
}

/**
 * See `StrictAudit`. Pages that an earlier play has left are ignored.
 * @param secrets by name: their names replace them in the sentences
 */
export function createStrictAudit(
  context: BrowserContext,
  secrets: Readonly<Record<string, string>>,
): StrictAudit {
  const watched = watchPages(context)
  const complaints: Complaint[] = []
  return {
    complaints,
    noteAfter(step) {
      const add = (what: string) => {
        complaints.push({ step, sentence: hideSecretsIn(`Step ${step + 1}, ${what}`, secrets) })
      }
      for (const text of watched.complaints.splice(0)) add(`on the console: ${text}`)
      for (const url of watched.foreign.splice(0)) add(`a request to another machine: ${url}`)
    },
    stop: watched.stop,
  }
}
