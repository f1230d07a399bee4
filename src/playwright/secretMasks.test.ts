import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { secretMasks } from './secretMasks.ts'

/** A page with fields of these contents. */
const pageWith = (...values: readonly string[]) =>
  ({
    locator: (selector: string) => ({
      selector,
      evaluateAll: async (read: (all: readonly object[]) => unknown) =>
        read(values.map((value) => ({ value }))),
      nth: (index: number) => `field ${index}`,
    }),
  }) as unknown as Page

it('masks fields for secrets, and every field that contains one', async () => {
  const [first, ...shown] = await secretMasks(pageWith('Ada', 'my hunter2!', '', '123'), {
    Password: 'hunter2',
    CSC: '123',
    Unset: '',
  })
  expect(first).toMatchObject({
    selector: expect.stringContaining(
      '[data-foyer-secret], input[autocomplete~="current-password"',
    ),
  })
  expect(shown).toEqual(['field 1', 'field 3'])
})

it('masks only fields for secrets when there are none to type', async () => {
  expect(await secretMasks(pageWith('Ada'), {})).toHaveLength(1)
})
