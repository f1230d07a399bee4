import { expect, it } from 'vitest'
import type { Scenario } from '../../scenarios/index.ts'
import { recordingIn, whySkipped } from './recordingIn.ts'

const recording: Scenario = { id: 'a', title: 'A', tags: [], device: 'android', steps: [] }
const faults = {
  name: 'lost',
  title: 'Lost',
  faults: [{ target: 'swap.quote', when: { always: true }, effect: { kind: 'drop' } }],
} as const

it('plays a scenario on the device, in the theme, with the seed and the faults of a cell', () => {
  const values = { device: 'iphone', theme: 'dark', seed: '7', faults: 'lost' }
  expect(recordingIn(recording, { name: 'x', values, faults })).toEqual({
    ...recording,
    device: 'iphone',
    seed: 7,
    options: { themeMode: 'dark' },
    faults: [{ ...faults.faults[0], id: 'lost/1' }],
  })
})

it('changes nothing for what the page sets', () => {
  const values = { device: 'phone', language: 'de', textSize: '150' }
  expect(recordingIn(recording, { name: 'x', values })).toEqual(recording)
  const ofApp = { ...recording, page: '/cart' }
  expect(recordingIn(ofApp, { name: 'x', values: { theme: 'dark' } })).toEqual(ofApp)
})

it('skips the cells that have all values of a rule', () => {
  const skip: NonNullable<Scenario['skip']> = [
    { device: ['iphone', 'android'], because: 'A phone has no extension.' },
    { language: 'ar', textSize: 200, because: 'It has no room.' },
  ]
  const why = (values: object) => whySkipped({ skip }, { values })
  expect(why({ device: 'iphone', theme: 'dark' })).toBe('A phone has no extension.')
  expect(why({ language: 'ar', textSize: '200' })).toBe('It has no room.')
  expect(why({ language: 'ar', textSize: '100' })).toBeUndefined()
  expect(why({ theme: 'dark' })).toBeUndefined()
})
