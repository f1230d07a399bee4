import { describe, expect, it } from 'vitest'
import type { InspectEvent } from '../../widget/core/kernel/inspect.ts'
import { describeEvent } from './describeEvent.ts'

describe('describeEvent', () => {
  it.each<[InspectEvent, string]>([
    [{ type: 'modal', open: false }, 'closed'],
    [{ type: 'view', view: 'Connect', params: undefined, history: ['Connect'] }, 'Connect'],
    [
      { type: 'view', view: 'AllWallets', params: undefined, history: ['Connect', 'AllWallets'] },
      'Connect › AllWallets',
    ],
    [
      { type: 'flow', flow: 'email', from: 'typing', event: 'submit', to: 'sending' },
      'email: typing › sending  on submit',
    ],
    [{ type: 'callEnd', port: 'auth', method: 'connectOtp' }, 'auth.connectOtp done'],
    [
      { type: 'callEnd', port: 'auth', method: 'connectOtp', errorCode: 'otp.expired' },
      'auth.connectOtp failed: otp.expired',
    ],
    [
      { type: 'analytics', event: { event: 'MODAL_LOADED' }, sent: false },
      'MODAL_LOADED (not sent)',
    ],
    [{ type: 'toast', variant: 'error', message: 'Too soon' }, 'error: Too soon'],
    [{ type: 'session', status: 'connected', address: '0xf39F' }, 'connected 0xf39F'],
  ])('%o', (event, text) => expect(describeEvent(event)).toBe(text))
})
