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
  verdict: 'wallet',
} as const

describe('a recipient', () => {
  it('warns about a look-alike of an address in the history', () => {
    expect(warningsFor(planted, { ...nobody, dealtWith: [other, vera] })).toEqual([
      { kind: 'lookAlike', known: vera },
    ])
  })

  it('warns about a look-alike of a recent recipient, and not about the recipient itself', () => {
    const known = { ...nobody, trusted: [vera], dealtWith: [planted] }
    expect(warningsFor(planted, known)).toEqual([{ kind: 'lookAlike', known: vera }])
    expect(warningsFor(vera, known)).toEqual([])
  })

  it('Send does not warn about a paid recipient if its look-alike is in the history', () => {
    const known = { ...nobody, dealtWith: [planted, vera], paid: [vera] }
    expect(warningsFor(planted, known)).toEqual([{ kind: 'lookAlike', known: vera }])
    expect(warningsFor(vera, known)).toEqual([])
  })

  it('warns about a paid recipient that resembles another paid one', () => {
    expect(warningsFor(planted, { ...nobody, paid: [planted, vera] })).toEqual([
      { kind: 'lookAlike', known: vera },
    ])
  })

  it('warns about a look-alike of the own account', () => {
    const { from } = toVera
    expect(warningsFor(`${from.slice(0, 6)}${'1'.repeat(32)}${from.slice(-4)}`, nobody)).toEqual([
      { kind: 'lookAlike', known: from },
    ])
  })

  it('warns about the own account', () => {
    expect(warningsFor(toVera.from.toLowerCase(), nobody)).toEqual([{ kind: 'ownAccount' }])
  })

  it.each(['token', 'burn', 'noKey'] as const)(
    'warns about a %s, also if it was paid',
    (verdict) => {
      const known = { ...nobody, verdict, trusted: [other], paid: [other] }
      expect(warningsFor(other, known)).toEqual([{ kind: verdict }])
    },
  )

  it('warns about a contract unless it was paid or is trusted', () => {
    const known = { ...nobody, verdict: 'contract' } as const
    expect(warningsFor(other, known)).toEqual([{ kind: 'contract' }])
    expect(warningsFor(other, { ...known, paid: [other] })).toEqual([])
    expect(warningsFor(other, { ...known, trusted: [other] })).toEqual([])
  })

  it.each([
    ['checking', 'checking'],
    ['failed', 'unchecked'],
  ] as const)('warns if the recipient cannot be compared: %s', (status, kind) => {
    expect(warningsFor(vera, { ...nobody, status })).toEqual([{ kind }])
    expect(warningsFor(vera, { ...nobody, status, trusted: [vera] })).toEqual([])
    expect(warningsFor(toVera.from, { ...nobody, status })).toEqual([{ kind: 'ownAccount' }])
    expect(warningsFor(planted, { ...nobody, status, dealtWith: [vera] })).toEqual([
      { kind: 'lookAlike', known: vera },
    ])
  })

  it('shows no warning if no account is connected', () => {
    expect(warningsFor(vera, { ...nobody, own: undefined })).toEqual([])
  })

  it('shows no warning if nothing is known about the address', () => {
    expect(warningsFor(vera, { ...nobody, dealtWith: [other, vera] })).toEqual([])
  })
})
