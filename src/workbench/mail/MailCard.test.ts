import { describe, expect, it } from 'vitest'
import type { Mail } from '../../backends/mock/world/worldTypes.ts'
import { codeStateOf } from './MailCard.tsx'

const mail: Mail = {
  id: 'mail-1',
  to: 'ada@example.com',
  at: 0,
  kind: 'code',
  subject: 'Your code',
  code: '123456',
  codeState: 'valid',
  expiresAt: 1_200_000,
  read: false,
}

describe('codeStateOf', () => {
  it('counts down while the code is valid', () => {
    expect(codeStateOf(mail, 17_000)).toEqual({ state: 'valid', left: 1_183_000 })
  })

  it('shows an expired code before anyone has tried it', () => {
    expect(codeStateOf(mail, 1_199_999)).toEqual({ state: 'valid', left: 1 })
    expect(codeStateOf(mail, 1_200_000)).toEqual({ state: 'expired' })
  })

  it('shows a used or replaced code without a countdown', () => {
    expect(codeStateOf({ ...mail, codeState: 'used' }, 0)).toEqual({ state: 'used' })
    expect(codeStateOf({ ...mail, codeState: 'replaced' }, 0)).toEqual({ state: 'replaced' })
  })

  it('returns undefined for a mail without a code', () => {
    const { code: _, ...device } = mail
    expect(codeStateOf({ ...device, kind: 'device' }, 0)).toBeUndefined()
  })
})
