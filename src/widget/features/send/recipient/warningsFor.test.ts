import { describe, expect, it } from 'vitest'
import { other, toVera, vera } from '../testing/sendTest.ts'
import { warningsFor } from './warningsFor.ts'

const planted = `0x14dc${'0'.repeat(32)}9955`
const nobody = {
  own: toVera.from,
  status: 'checked',
  dealtWith: [],
  paid: [],
  trusted: [],
  tokens: [],
} as const

describe('a recipient', () => {
  it('that looks like one of the history is pointed out', () => {
    expect(warningsFor(planted, { ...nobody, dealtWith: [other, vera] })).toEqual([
      { kind: 'lookAlike', known: vera },
    ])
  })

  it('that looks like a recent recipient is pointed out, and the recipient itself is not', () => {
    const known = { ...nobody, trusted: [vera], dealtWith: [planted] }
    expect(warningsFor(planted, known)).toEqual([{ kind: 'lookAlike', known: vera }])
    expect(warningsFor(vera, known)).toEqual([])
  })

  it('that was paid before is who they are, though a look-alike was planted in the history', () => {
    const known = { ...nobody, dealtWith: [planted, vera], paid: [vera] }
    expect(warningsFor(planted, known)).toEqual([{ kind: 'lookAlike', known: vera }])
    expect(warningsFor(vera, known)).toEqual([])
  })

  it('that was paid before is pointed out beside one that was paid, too', () => {
    expect(warningsFor(planted, { ...nobody, paid: [planted, vera] })).toEqual([
      { kind: 'lookAlike', known: vera },
    ])
  })

  it('that looks like the own account is pointed out', () => {
    const { from } = toVera
    expect(warningsFor(`${from.slice(0, 6)}${'1'.repeat(32)}${from.slice(-4)}`, nobody)).toEqual([
      { kind: 'lookAlike', known: from },
    ])
  })

  it('that is the own account or a token is pointed out', () => {
    expect(warningsFor(toVera.from.toLowerCase(), nobody)).toEqual([{ kind: 'ownAccount' }])
    expect(warningsFor(other, { ...nobody, tokens: [other] })).toEqual([{ kind: 'tokenContract' }])
  })

  it.each([
    ['checking', 'checking'],
    ['failed', 'unchecked'],
  ] as const)('that nobody can compare is not passed over: %s', (status, kind) => {
    expect(warningsFor(vera, { ...nobody, status })).toEqual([{ kind }])
    expect(warningsFor(vera, { ...nobody, status, trusted: [vera] })).toEqual([])
    expect(warningsFor(toVera.from, { ...nobody, status })).toEqual([{ kind: 'ownAccount' }])
    expect(warningsFor(planted, { ...nobody, status, dealtWith: [vera] })).toEqual([
      { kind: 'lookAlike', known: vera },
    ])
  })

  it('is fine where no account is connected any more', () => {
    expect(warningsFor(vera, { ...nobody, own: undefined })).toEqual([])
  })

  it('has no warning when nothing is known about the address', () => {
    expect(warningsFor(vera, { ...nobody, dealtWith: [other, vera] })).toEqual([])
  })
})
