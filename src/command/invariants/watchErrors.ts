import type { ConsoleMessage, Page } from '@playwright/test'
import { builtInInvariants } from './builtInInvariants.ts'

/** The complaints of a page. */
export interface WatchedErrors {
  /** The complaints that break one of these invariants, as sentences, each once. */
  of(names: readonly string[]): readonly string[]
}

/**
 * Follows the uncaught errors of a page, and the errors on its console.
 * @param ignore parts of messages that are no complaint
 */
export function watchErrors(page: Page, ignore: readonly string[] = []): WatchedErrors {
  const complaints: { name: string; message: string }[] = []
  const add = (name: string, message: string) => {
    if (!ignore.some((part) => message.includes(part))) complaints.push({ name, message })
  }
  page.on('pageerror', ({ message }) => add(builtInInvariants.error, message))
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') add(builtInInvariants.console, message.text())
  })
  return {
    of(names) {
      const broken = complaints.filter(({ name }) => names.includes(name))
      return [...new Set(broken.map(({ name, message }) => `${name}: ${message}`))]
    },
  }
}
