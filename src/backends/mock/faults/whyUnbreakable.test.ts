import { expect, it } from 'vitest'
import { knownCalls } from '../calls/knownCalls.ts'
import { whyUnbreakable } from './whyUnbreakable.ts'

it.each(['phone.session_proposal', 'phone.*', 'phone.eth_anything'])('refuses %s', (target) => {
  expect(whyUnbreakable(target)).toMatch(/Reject on the phone, or break the relay/)
})

it.each(['outside.error', 'outside.*', 'frame.refused'])('refuses %s', (target) => {
  expect(whyUnbreakable(target)).toMatch(/only noted/)
})

it('lets everything else break', () => {
  const refused = knownCalls.filter((name) => whyUnbreakable(name) !== undefined)
  expect(new Set(refused.map((name) => name.replace(/^phone\..*/, 'phone')))).toEqual(
    new Set(['phone', 'frame.refused', 'outside.error', 'outside.refused']),
  )
})
