import type { Page } from '@playwright/test'

/** Errors to repeat: the first ones are the cause of the others. */
const most = 3

/** The uncaught errors of a page, which explain why an action on it fails. */
export interface PageErrors {
  /** The error of an action, with what the page has thrown so far. */
  explain(error: unknown): unknown
}

/** Collects the uncaught errors of a page from now on. */
export function watchPageErrors(page: Pick<Page, 'on'>): PageErrors {
  const thrown = new Set<string>()
  page.on('pageerror', ({ message }) => {
    if (thrown.size < most) thrown.add(message)
  })
  return {
    explain(error) {
      if (!(error instanceof Error) || thrown.size === 0) return error
      const lines = [...thrown].map((message) => `The page threw: ${message}`)
      const message = [error.message, ...lines].join('\n')
      // Reports print the stack, which begins with the message.
      const stack = error.stack?.replace(error.message, () => message)
      return Object.assign(error, { message, stack })
    },
  }
}
