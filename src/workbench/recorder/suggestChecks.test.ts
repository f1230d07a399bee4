import { expect, it } from 'vitest'
import type { InspectEvent } from '../../widget/index.ts'
import { suggestChecks } from './suggestChecks.ts'

const entries = (...events: InspectEvent[]) =>
  events.map((event, id) => ({ id, at: 0, lastCall: 0, event }))

it('suggests the view of the open modal and the newest toast', () => {
  const view = { type: 'view', view: 'Account', params: undefined, history: ['Account'] } as const
  expect(
    suggestChecks(
      entries({ type: 'modal', open: true }, view, {
        type: 'toast',
        variant: 'success',
        message: 'Copied',
      }),
    ),
  ).toEqual([
    { expect: 'view', is: 'Account' },
    { expect: 'modal', open: true },
    { expect: 'toast', text: 'Copied', variant: 'success' },
  ])
})

it('suggests no view while the modal is closed', () => {
  const view = { type: 'view', view: 'Connect', params: undefined, history: ['Connect'] } as const
  expect(suggestChecks(entries(view, { type: 'modal', open: false }))).toEqual([
    { expect: 'modal', open: false },
  ])
  expect(suggestChecks([])).toEqual([{ expect: 'modal', open: false }])
})
