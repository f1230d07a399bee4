import { describe, expect, it } from 'vitest'
import { platformProblems } from './platformRules.ts'
import { sourceFiles } from './sourceFiles.ts'
import { lines } from './syntax.ts'

const check = (text: string, path = 'src/widget/core/file.ts') =>
  lines(platformProblems({ path, text }))

describe('time, randomness and console', () => {
  it('finds no forbidden use of time, randomness or the console in the project', () => {
    expect(lines(sourceFiles('src').flatMap(platformProblems))).toEqual([])
  })

  it.each([
    'setTimeout(f, 10)',
    'setInterval(f, 10)',
    'clearTimeout(t)',
    'window.setTimeout(f, 10)',
    'globalThis.setInterval(f, 10)',
    'document.defaultView.window.setTimeout(f, 1)',
    'requestAnimationFrame(f)',
    'requestIdleCallback(f)',
    'Date.now()',
    'const at = new Date()',
    'const at = new globalThis.Date()',
    'Math.random()',
    'const { random } = Math',
    'crypto.randomUUID()',
    'globalThis.crypto.randomUUID()',
    'crypto.getRandomValues(bytes)',
    'performance.now()',
    'fetch(url, { signal: AbortSignal.timeout(100) })',
    'const later = setTimeout',
    'const x = { setTimeout }',
    "console.log('x')",
    'console.error(error)',
  ])('refuses %s', (text) => {
    expect(check(text).length).toBeGreaterThan(0)
  })

  it.each([
    'clock.setTimer("poll", 10, f)',
    'type At = Date',
    'let timer: ReturnType<typeof setTimeout>',
    'const setTimeout = clock.setTimer; setTimeout("a", 1, f)',
    'function f(random) { return random.next() }',
    'const x = { Date: 1 }; x.Date',
    'Math.max(1, 2)',
    'Date.parse("2026-01-15T12:00:00Z")',
    'value.constructor.name',
  ])('allows %s', (text) => {
    expect(check(text)).toEqual([])
  })

  it('says what to do instead of using the platform', () => {
    expect(check('\nsetTimeout(f, 10)')).toEqual([
      'src/widget/core/file.ts:2 setTimeout: Take time from the Clock port: clock.setTimer(label, ms, fn), clock.every(label, ms, fn) or clock.sleep(label, ms, signal).',
    ])
  })

  it('ignores the system clock, the Node side and the tests', () => {
    expect(check('setTimeout(f)', 'src/backends/real/browser/systemClock.ts')).toEqual([])
    expect(check('Math.random()', 'src/backends/real/browser/systemRandom.ts')).toEqual([])
    expect(check('setTimeout(f)', 'src/server/outside/openOutside.ts')).toEqual([])
    expect(check('new Date(0)', 'src/widget/core/file.test.ts')).toEqual([])
    expect(check('setTimeout(f)', 'src/backends/real/browser/systemStorage.ts')).toHaveLength(1)
  })
})
