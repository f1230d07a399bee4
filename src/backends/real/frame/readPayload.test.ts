import { describe, expect, it } from 'vitest'
import { readPayload, type PayloadFields } from './readPayload.ts'

/** Reads one field; `undefined` when the payload is malformed. */
const field = (value: unknown, read: (fields: PayloadFields) => unknown) =>
  readPayload({ a: value }, read)?.value

describe('a text', () => {
  it('accepts a text of 1 to 4096 units by default', () => {
    expect(field('x', (f) => f.text('a'))).toBe('x')
    expect(field('x'.repeat(4_096), (f) => f.text('a'))).toBe('x'.repeat(4_096))
    expect(field('x'.repeat(4_097), (f) => f.text('a'))).toBeUndefined()
    expect(field('', (f) => f.text('a'))).toBeUndefined()
  })

  it('accepts a text of at most its limit', () => {
    expect(field('xyz', (f) => f.text('a', 3))).toBe('xyz')
    expect(field('wxyz', (f) => f.text('a', 3))).toBeUndefined()
    expect(field('wxyz', (f) => f.maybeEmpty('a', 3))).toBeUndefined()
  })

  it('accepts an empty text only where allowed', () => {
    expect(field('', (f) => f.maybeEmpty('a'))).toBe('')
    expect(field('x', (f) => f.maybeEmpty('a'))).toBe('x')
    expect(field(undefined, (f) => f.maybeEmpty('a'))).toBeUndefined()
  })

  it.each([undefined, null, 7, true, ['x'], { length: 1 }])('rejects the text %j', (value) => {
    expect(field(value, (f) => f.text('a'))).toBeUndefined()
  })
})

describe('a line', () => {
  it('cleans a line, and rejects one that is too long or has nothing to read', () => {
    expect(field(' two\nlines ', (f) => f.line('a', 11))).toBe('two lines')
    expect(field('x'.repeat(12), (f) => f.line('a', 11))).toBeUndefined()
    expect(field('\u200B', (f) => f.line('a', 11))).toBeUndefined()
    expect(field(7, (f) => f.line('a', 11))).toBeUndefined()
  })
})

describe('a flag', () => {
  it('accepts only true and false as a flag', () => {
    const flags = [true, false, 'true', 1, undefined].map((value) =>
      field(value, (f) => f.flag('a')),
    )
    expect(flags).toEqual([true, false, undefined, undefined, undefined])
  })
})

describe('a chain', () => {
  it.each([1, 'eip155:1', '1', 'x'.repeat(64)])(
    'accepts a whole number or a text as a chain: %j',
    (value) => {
      expect(field(value, (f) => f.chain('a'))).toBe(value)
    },
  )

  it.each([1.5, 2 ** 53, Number.NaN, '', 'x'.repeat(65), undefined, [1], true])(
    'rejects the chain %j',
    (value) => {
      expect(field(value, (f) => f.chain('a'))).toBeUndefined()
    },
  )
})

describe('one of several', () => {
  it('accepts only the given values', () => {
    const read = (f: PayloadFields) => f.oneOf('a', 'eoa', 'smartAccount')
    const found = ['eoa', 'smartAccount', 'EOA', '', undefined].map((value) => field(value, read))
    expect(found).toEqual(['eoa', 'smartAccount', undefined, undefined, undefined])
  })
})

describe('a list', () => {
  const numbers = (length: number) => Array.from({ length }, (_, index) => index)

  it('accepts a list of up to 1000 entries', () => {
    expect(field(numbers(1_000), (f) => f.integers('a'))).toEqual(numbers(1_000))
    expect(field(numbers(1_001), (f) => f.integers('a'))).toBeUndefined()
    expect(field([], (f) => f.integers('a'))).toEqual([])
  })

  it.each([{ length: 1, map: () => [1] }, { length: 0 }, 'text', undefined, 7])(
    'rejects the list %j',
    (value) => {
      expect(field(value, (f) => f.integers('a'))).toBeUndefined()
      expect(field(value, (f) => f.texts('a'))).toBeUndefined()
      expect(field(value, (f) => f.inners('a', (each) => each.raw('x')))).toBeUndefined()
    },
  )

  it('rejects a list with a malformed entry', () => {
    expect(field([1, 2], (f) => f.integers('a'))).toEqual([1, 2])
    expect(field([1, 2 ** 53], (f) => f.integers('a'))).toBeUndefined()
    expect(field([1, '2'], (f) => f.integers('a'))).toBeUndefined()
    expect(field(['x', 'y'], (f) => f.texts('a'))).toEqual(['x', 'y'])
    expect(field(['x', ''], (f) => f.texts('a'))).toBeUndefined()
    expect(field(['x', 'y'.repeat(4_097)], (f) => f.texts('a'))).toBeUndefined()
    const read = (f: PayloadFields) => f.inners('a', (each) => ({ b: each.flag('b') }))
    expect(field([{ b: true, c: 1 }, { b: false }], read)).toEqual([{ b: true }, { b: false }])
    expect(field([{ b: true }, {}], read)).toBeUndefined()
    expect(field([{ b: true }, null], read)).toBeUndefined()
  })
})

describe('a payload within', () => {
  it('reads a nested payload only as deep as its fields are named', () => {
    const deep = { b: { c: 'x', other: 'y' } }
    const read = (f: PayloadFields) => f.inner('a', (a) => a.inner('b', (b) => b.text('c')))
    expect(field(deep, read)).toBe('x')
    expect(field({ b: 'x' }, read)).toBeUndefined()
    expect(field(undefined, read)).toBeUndefined()
  })
})

describe('a record', () => {
  it('copies a plain object', () => {
    const given = { 'font-size': 12 }
    const read = field(given, (f) => f.record('a'))
    expect(read).toEqual(given)
    expect(read).not.toBe(given)
  })

  it.each([undefined, null, 'text', 7, ['x']])('rejects the record %j', (value) => {
    expect(readPayload({ a: value }, (f) => [f.record('a')])).toBeUndefined()
  })
})

it('omits a field that is absent or null, and reads any other', () => {
  const read = (f: PayloadFields) => [f.maybe('a', () => f.flag('a'))]
  expect(field(undefined, read)).toEqual([undefined])
  expect(field(null, read)).toEqual([undefined])
  expect(field(false, read)).toEqual([false])
  expect(field('', read)).toBeUndefined()
})

it.each([undefined, null, 'text', 7, ['a']])('finds no field in %j', (payload) => {
  expect(readPayload(payload, (f) => f.raw('a'))).toEqual({ value: undefined })
  expect(readPayload(payload, (f) => f.flag('a'))).toBeUndefined()
})

it('readPayload does not hide an error of its reader', () => {
  const mistake = new TypeError('broken')
  const read = () => {
    throw mistake
  }
  expect(() => readPayload({}, read)).toThrow(mistake)
})
