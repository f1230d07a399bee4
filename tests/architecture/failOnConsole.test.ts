import { describe, expect, it } from 'vitest'
import { expectConsole } from '../failOnConsole.ts'

describe('the console during tests', () => {
  it.fails('fails a test that writes to the console', () => {
    console.warn('something unexpected')
  })

  it.fails('fails a test that declares console output and writes none', () => {
    expectConsole('error', /never written/)
  })

  it('lets a test write the output it declares', () => {
    expectConsole('warn', /^disk nearly full: 3$/)
    console.warn('disk nearly full:', 3)
    expect(1).toBe(1)
  })
})
