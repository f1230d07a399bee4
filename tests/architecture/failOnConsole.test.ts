import { describe, expect, it } from 'vitest'
import { expectConsole } from '../failOnConsole.ts'

describe('the console during tests', () => {
  it.fails('fails a test that writes to it', () => {
    console.warn('something unexpected')
  })

  it.fails('fails a test that declares what it then does not write', () => {
    expectConsole('error', /never written/)
  })

  it('lets a test write what it declares', () => {
    expectConsole('warn', /^disk nearly full: 3$/)
    console.warn('disk nearly full:', 3)
    expect(1).toBe(1)
  })
})
