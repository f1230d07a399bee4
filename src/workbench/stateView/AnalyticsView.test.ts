import { expect, it } from 'vitest'
import { analyticsOf } from './AnalyticsView.tsx'

it('lists the analytics events of a timeline with their payloads, the newest first', () => {
  const events = analyticsOf([
    { id: 1, at: 5, lastCall: 0, event: { type: 'modal', open: true } },
    {
      id: 2,
      at: 5,
      lastCall: 0,
      event: {
        type: 'analytics',
        event: { event: 'MODAL_OPEN', properties: { connected: false } },
        sent: true,
      },
    },
    {
      id: 3,
      at: 7,
      lastCall: 0,
      event: { type: 'analytics', event: { event: 'CLICK_ALL_WALLETS' }, sent: false },
    },
  ])
  expect(events).toEqual([
    { id: 3, at: 7, event: 'CLICK_ALL_WALLETS', sent: false },
    { id: 2, at: 5, event: 'MODAL_OPEN', properties: { connected: false }, sent: true },
  ])
})
