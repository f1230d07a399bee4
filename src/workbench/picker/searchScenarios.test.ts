import { describe, expect, it } from 'vitest'
import type { Scenario } from '../../scenarios/index.ts'
import { fuzzyMatch } from './fuzzyMatch.ts'
import { searchScenarios } from './searchScenarios.ts'

const make = (id: string, title: string, ...tags: string[]): Scenario => ({
  id,
  title,
  tags,
  steps: [],
})
const all = [
  make('otp-expires', 'The e-mail code expires after 20 minutes', 'email', 'timer'),
  make('connect-declined', 'Declined in the wallet, then retried', 'connect'),
  make('directory-slow', 'A slow wallet directory', 'wallets', 'fault'),
  make('otp-wrong', 'A wrong code is refused', 'email'),
]
const ids = (query: string, tags: string[] = []) =>
  searchScenarios(all, query, tags).map(({ scenario }) => scenario.id)

describe('searchScenarios', () => {
  it('lists everything in its own order while nothing is asked', () => {
    expect(ids('')).toEqual(['otp-expires', 'connect-declined', 'directory-slow', 'otp-wrong'])
  })

  it('finds by title, id and tag, with words in any order', () => {
    expect(ids('code')).toEqual(['otp-expires', 'otp-wrong'])
    expect(ids('minutes code')).toEqual(['otp-expires'])
    expect(ids('directory-slow')).toEqual(['directory-slow'])
    expect(ids('fault')).toEqual(['directory-slow'])
  })

  it('forgives left-out letters, and puts the whole word before them', () => {
    expect(ids('dclned')).toEqual(['connect-declined'])
    const two = [make('one', 'Save low'), make('two', 'Too slow')]
    expect(searchScenarios(two, 'slow', []).map(({ scenario }) => scenario.id)).toEqual([
      'two',
      'one',
    ])
  })

  it('finds nothing for letters strewn over a sentence', () => {
    expect(ids('tmnxq')).toEqual([])
    expect(fuzzyMatch('The e-mail code expires after 20 minutes', 'tds')).toBeUndefined()
  })

  it('keeps only what has every chosen tag', () => {
    expect(ids('', ['email'])).toEqual(['otp-expires', 'otp-wrong'])
    expect(ids('', ['email', 'timer'])).toEqual(['otp-expires'])
    expect(ids('wrong', ['timer'])).toEqual([])
  })

  it('says which letters of the title were found', () => {
    expect(searchScenarios(all, 'slow', [])[0]?.inTitle).toEqual([2, 3, 4, 5])
  })
})
