import { expect, it } from 'vitest'
import { ALICE, BOB } from '../testing/fakeProvider.ts'
import { createNameCheck } from './nameCheck.ts'

const createCheck = (hasZone = true) =>
  createNameCheck({
    names: hasZone
      ? {
          suffix: '.wcn.id',
          resolve: async () => [
            { coinType: 0x80000089, address: BOB },
            { coinType: 60, address: ALICE.toLowerCase() },
          ],
        }
      : undefined,
    chains: {
      ensAddress: async (name, coinType) =>
        new Map([['bob.eth 60', BOB]]).get(`${name} ${coinType}`),
    },
  })

it.each([
  ['ada.wcn.id', ALICE, true],
  ['Ada.WCN.id', ALICE, true],
  ['ada.wcn.id', BOB, false],
  ['bob.eth', BOB, true],
  ['bob.eth', ALICE, false],
  ['nobody.eth', ALICE, false],
])('checks whether %s resolves to %s: %s', async (name, address, leads) => {
  expect(await createCheck()(name, address)).toBe(leads)
})

it('looks up every name in ENS when there is no zone of its own', async () => {
  const leadsTo = createCheck(false)
  expect(await leadsTo('bob.eth', BOB)).toBe(true)
  expect(await leadsTo('ada.wcn.id', ALICE)).toBe(false)
})
