import { EventEmitter } from 'node:events'
import type { BrowserContext } from '@playwright/test'
import { expect, it } from 'vitest'
import { createStrictAudit } from './strictAudit.ts'

/** A context whose pages can be made to complain. */
function createContext() {
  const events = new EventEmitter()
  const page = {}
  return {
    context: Object.assign(events, { pages: () => [] }) as unknown as BrowserContext,
    log: (type: string, text: string) =>
      void events.emit('console', { page: () => page, type: () => type, text: () => text }),
    fail: (message: string) =>
      void events.emit('weberror', { page: () => page, error: () => new Error(message) }),
    request: (url: string) => void events.emit('request', { url: () => url }),
  }
}

it('names each complaint with the step after which it was noted', () => {
  const { context, log, fail, request } = createContext()
  const audit = createStrictAudit(context, {})
  audit.noteAfter(0)
  log('warning', 'careful')
  log('error', 'broken')
  log('log', 'fine')
  fail('thrown')
  audit.noteAfter(2)
  request('https://elsewhere.example/a.png')
  request('http://localhost:4173/a.png')
  request('data:,')
  audit.noteAfter(3)
  audit.noteAfter(4)
  expect(audit.complaints).toEqual([
    { step: 2, sentence: 'Step 3, on the console: careful' },
    { step: 2, sentence: 'Step 3, on the console: broken' },
    { step: 2, sentence: 'Step 3, on the console: thrown' },
    { step: 3, sentence: 'Step 4, a request to another machine: https://elsewhere.example/a.png' },
  ])
})

it('hides secrets, and hears nothing after its end', () => {
  const { context, log } = createContext()
  const audit = createStrictAudit(context, { PIN: '123456' })
  log('error', 'The PIN 123456 is wrong.')
  audit.noteAfter(0)
  audit.stop()
  log('error', 'late')
  audit.noteAfter(1)
  expect(audit.complaints).toEqual([
    { step: 0, sentence: 'Step 1, on the console: The PIN {{PIN}} is wrong.' },
  ])
})
