import type { CDPSession } from '@playwright/test'
import { PageHungError } from './pageHungError.ts'
import { patienceOf, type Patience } from './patience.ts'

/** Questions within the patience. */
const questions = 12

/** Notices that a page is hung: a page in an endless loop answers nothing, and a question to it has no end. */
export interface AnswerWatch {
  /**
   * Does work on the page. It may take any time, as long as the page answers trivial questions meanwhile.
   * @throws PageHungError if the page has answered none for the patience, whatever becomes of the work
   */
  guard<T>(work: () => Promise<T>): Promise<T>
  /** Asks a page that may be hung, as soon as it answers again; `undefined` if it does not. */
  ask<T>(read: () => Promise<T>): Promise<T | undefined>
  /**
   * Ends the script that a hung page runs. A page that still does not answer, or hangs again, is crashed, so that nothing waits for it.
   * @returns whether the page answers
   */
  recover(): Promise<boolean>
  /** Whether the page has been hung. */
  wasHung(): boolean
  /** Leaves the page. */
  end(): Promise<void>
}

/**
 * Watches a page of Chromium that is not hung yet.
 * @param session of the page: a hung page accepts no new one
 * @param patience the default one if absent
 */
export function createAnswerWatch(
  session: Pick<CDPSession, 'send' | 'detach'>,
  { ms, wait }: Patience = patienceOf(),
): AnswerWatch {
  let state: 'answers' | 'hung' | 'gone' = 'answers'
  let hasHung = false

  const askTrivially = () => session.send('Runtime.evaluate', { expression: '0' })

  async function untilHung(signal: AbortSignal): Promise<never> {
    const between = ms / questions
    let silent = -between
    // A page that is closed or crashed answers with an error, and so does the work.
    const answered = () => {
      silent = 0
    }
    // In short waits: a machine that slept, or left this process without time, has used up one of them and not the patience.
    while (silent < ms) {
      await wait(between, signal)
      silent += between
      if (silent < ms) void askTrivially().then(answered, answered)
    }
    state = 'hung'
    hasHung = true
    throw new PageHungError(ms)
  }

  async function guard<T>(work: () => Promise<T>): Promise<T> {
    const end = new AbortController()
    try {
      return await Promise.race([work(), untilHung(end.signal)])
    } finally {
      end.abort()
    }
  }

  let hasRecovered = false
  async function recover(): Promise<boolean> {
    if (state !== 'hung') return state === 'answers'
    if (!hasRecovered) {
      hasRecovered = true
      try {
        await guard(async () => {
          // Answered beside the script that runs.
          await session.send('Runtime.terminateExecution')
          await askTrivially()
        })
        state = 'answers'
        return true
      } catch {
        // It does not answer, or the session has ended with the page.
      }
    }
    state = 'gone'
    // Has no answer.
    void session.send('Page.crash').catch(() => undefined)
    return false
  }

  return {
    guard,
    async ask(read) {
      while (await recover()) {
        try {
          return await guard(read)
        } catch (error) {
          if (!(error instanceof PageHungError)) throw error
        }
      }
      return undefined
    },
    recover,
    wasHung: () => hasHung,
    end: () => session.detach(),
  }
}
