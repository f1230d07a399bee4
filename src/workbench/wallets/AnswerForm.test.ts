import { describe, expect, it } from 'vitest'
import { parseAnswer } from './AnswerForm.tsx'

describe('parseAnswer', () => {
  it('reads any JSON', () => {
    expect(parseAnswer(' ["0x1"] ')).toEqual({ value: ['0x1'] })
    expect(parseAnswer('null')).toEqual({ value: null })
  })

  it('reports an empty text', () => {
    expect(parseAnswer('  ').problem).toBe('Write JSON: a text needs quotes, nothing is null.')
  })

  it('explains that plain text needs quotes', () => {
    expect(parseAnswer('0x1234').problem).toMatch(/not JSON.*A text needs quotes: "0x1234"\.$/)
  })

  it('gives no misleading hint for other mistakes', () => {
    expect(parseAnswer('{"a":').problem).not.toMatch(/needs quotes/)
  })
})
