import type { ConsoleMessage, Page } from '@playwright/test'
import { builtInInvariants } from './builtInInvariants.ts'

/** The errors of a page. */
export interface WatchedErrors {
  /** The errors that violate one of these invariants, as sentences, each once. */
  of(names: readonly string[]): readonly string[]
}

/**
 * Follows the uncaught errors of a page, and the errors on its console.
 * @param ignore parts of messages that are no violation
 */
export function watchErrors(page: Page, ignore: readonly string[] = []): WatchedErrors {
  const errors: { name: string; message: string }[] = []
  const add = (name: string, message: string) => {
    if (!ignore.some((part) => message.includes(part))) errors.push({ name, message })
  }
  page.on('pageerror', ({ message }) => add(builtInInvariants.error, message))
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') add(builtInInvariants.console, message.text())
  })
  return {
    of(names) {
      const violations = errors.filter(({ name }) => names.includes(name))
      return [...new Set(violations.map(({ name, message }) => `${name}: ${message}`))]
    },
  }
}
