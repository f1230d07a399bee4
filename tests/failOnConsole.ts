import { afterEach, beforeEach, expect } from 'vitest'

const METHODS = ['error', 'warn', 'log', 'info'] as const

type Method = (typeof METHODS)[number]

const written: { method: Method; text: string }[] = []
const expected: { method: Method; pattern: RegExp }[] = []

/**
 * Declares that the running test writes to the console. The test fails when it does not.
 *
 * @param method console method
 * @param pattern matches its text
 */
export function expectConsole(method: Method, pattern: RegExp): void {
  expected.push({ method, pattern })
}

for (const method of METHODS) {
  console[method] = (...values: unknown[]) => {
    written.push({ method, text: values.map(String).join(' ') })
  }
}

beforeEach(() => {
  expected.length = 0
})

afterEach(() => {
  const calls = written.splice(0)
  const unexpected = calls.filter(
    ({ method, text }) => !expected.some((e) => e.method === method && e.pattern.test(text)),
  )
  const absent = expected.filter(
    (e) => !calls.some(({ method, text }) => e.method === method && e.pattern.test(text)),
  )
  expect(
    unexpected.map(({ method, text }) => `console.${method}: ${text}`),
    'Nothing is written to the console but what the test declares with expectConsole',
  ).toEqual([])
  expect(
    absent.map(({ method, pattern }) => `console.${method}: ${pattern}`),
    'What the test declares with expectConsole is written',
  ).toEqual([])
})
