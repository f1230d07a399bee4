import { expect, it } from 'vitest'
import type { StageStep } from '../../scenarios/index.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import { recordStage } from './recordStage.ts'

function setUp() {
  const reported: StageStep[] = []
  const done: unknown[] = []
  const none = {}
  const widget = {
    setThemeMode: (mode: unknown) => void done.push(mode),
    setThemeVariables: (variables: unknown) => void done.push(variables),
    setLocale: (locale: unknown) => void done.push(locale),
    isOpen: true,
  }
  const live = {
    foyer: widget,
    simulator: {
      wallets: none,
      phone: none,
      handset: none,
      mailbox: none,
      social: none,
      farcaster: none,
      secureSite: none,
      onramp: none,
      chains: { solana: none },
      faults: none,
      clock: none,
    },
  }
  const stage = recordStage(live as unknown as StageApi, {
    call: () => ({ returned: () => undefined, threw: () => undefined }),
    host: (step) => reported.push(step),
  })
  return { stage, live, reported, done }
}

it('reports a theme mode and a language as steps of the host, and applies them', () => {
  const { stage, reported, done } = setUp()
  stage.foyer.setThemeMode('dark')
  stage.foyer.setThemeMode(undefined)
  stage.foyer.setLocale('de')
  stage.foyer.setLocale(['fr-CA', 'fr'])
  stage.foyer.setLocale(undefined)
  expect(reported).toEqual([
    { do: 'host.setThemeMode', mode: 'dark' },
    { do: 'host.setThemeMode' },
    { do: 'host.setLocale', locale: 'de' },
    { do: 'host.setLocale', locale: 'fr-CA' },
    { do: 'host.setLocale' },
  ])
  expect(done).toEqual(['dark', undefined, 'de', ['fr-CA', 'fr'], undefined])
})

it('reports the variables of the theme, but not those that the widget rejects', () => {
  const { stage, reported, done } = setUp()
  stage.foyer.setThemeVariables({ accent: '#a04' })
  expect(() => stage.foyer.setThemeVariables({ accent: '#a0' })).toThrow('themeVariables.accent')
  stage.foyer.setThemeVariables({})
  expect(reported).toEqual([
    { do: 'host.setThemeVariables', variables: { accent: '#a04' } },
    { do: 'host.setThemeVariables', variables: {} },
  ])
  expect(done).toEqual([{ accent: '#a04' }, {}])
})

it('the foyer of the stage is one object as long as the widget is the same', () => {
  const { stage, live } = setUp()
  const { foyer } = stage
  expect(stage.foyer).toBe(foyer)
  expect(foyer).toHaveProperty('isOpen', true)
  live.foyer = { ...live.foyer, isOpen: false }
  expect(stage.foyer).toHaveProperty('isOpen', false)
})
