import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { createFoyerControls } from './foyerControls.ts'

/** A page that must not be touched; its errors are watched. */
const page = new Proxy({} as Page, {
  get(_page, name) {
    if (name === 'on') return () => undefined
    throw new Error(`the page was asked for ${String(name)}`)
  },
})
const foyer = createFoyerControls(page)
const parse = <T>(json: object) => JSON.parse(JSON.stringify(json)) as T

it('rejects a scenario from JSON before the first step, with the step and the nearest name', async () => {
  const scenario = parse<Parameters<typeof foyer.play>[0]>({
    steps: [
      { do: 'run', ms: 1 },
      { do: 'price.sett', symbol: 'ETH', usd: 1 },
    ],
  })
  await expect(foyer.play(scenario)).rejects.toThrow(
    'Failed to play the scenario.\nStep 2: there is no step "price.sett". Did you mean "price.set"?',
  )
})

it('rejects a single step that there is not', async () => {
  const step = parse<Parameters<typeof foyer.act>[0]>({ do: 'walet.approve', wallet: 'fox' })
  await expect(foyer.act(step)).rejects.toThrow(
    'Failed to do the step: there is no step "walet.approve". Did you mean "wallet.approve"?',
  )
})

it('rejects a fault on a call that there is not', async () => {
  const rule = parse<Parameters<typeof foyer.fault>[0]>({
    target: 'balancez.*',
    when: { always: true },
    effect: { kind: 'drop' },
  })
  await expect(foyer.fault(rule)).rejects.toThrow('Did you mean "balances.*"?')
})
