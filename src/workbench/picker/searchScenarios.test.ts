import { describe, expect, it } from 'vitest'
import { scenarios } from '../../scenarios/allScenarios.ts'
import type { Scenario, Step } from '../../scenarios/index.ts'
import { countTags } from './TagFilter.tsx'
import { fuzzyMatch } from './fuzzyMatch.ts'
import { createScenarioList } from './scenarioList.ts'
import { indexScenarios } from './searchIndex.ts'
import { searchScenarios } from './searchScenarios.ts'
import { stem } from './stem.ts'

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
const find = (among: readonly Scenario[], query: string, tags: string[] = []) => {
  const { hits, isNearest } = searchScenarios(indexScenarios(among), query, tags)
  return { ids: hits.map(({ scenario }) => scenario.id), hits, isNearest }
}
const ids = (query: string, tags: string[] = []) => find(all, query, tags).ids

describe('searchScenarios', () => {
  it('lists everything in its own order while the query is empty', () => {
    expect(ids('')).toEqual(['otp-expires', 'connect-declined', 'directory-slow', 'otp-wrong'])
  })

  it('finds by title, id and tag, with words in any order', () => {
    expect(ids('code')).toEqual(['otp-expires', 'otp-wrong'])
    expect(ids('minutes code')).toEqual(['otp-expires'])
    expect(ids('directory-slow')).toEqual(['directory-slow'])
    expect(ids('fault')).toEqual(['directory-slow'])
  })

  it('finds all letters of a word with a hyphen', () => {
    const [hit] = find(all, 'emails').hits
    expect(hit?.inTitle.map((at) => hit.scenario.title[at]).join('')).toBe('e-mail')
  })

  it('finds a word with omitted letters, after matches of the whole word', () => {
    expect(ids('dclned')).toEqual(['connect-declined'])
    const two = [make('one', 'Save low'), make('two', 'Too slow')]
    expect(find(two, 'slow').ids).toEqual(['two', 'one'])
  })

  it('finds no match for letters spread over a sentence', () => {
    expect(ids('tmnxq')).toEqual([])
    expect(fuzzyMatch('The e-mail code expires after 20 minutes', 'tds')).toBeUndefined()
  })

  it('keeps only scenarios with every selected tag', () => {
    expect(ids('', ['email'])).toEqual(['otp-expires', 'otp-wrong'])
    expect(ids('', ['email', 'timer'])).toEqual(['otp-expires'])
    expect(find(all, 'wrong', ['timer']).isNearest).toBe(true)
  })

  it('marks the matched letters of the title', () => {
    expect(find(all, 'slow').hits[0]?.inTitle).toEqual([2, 3, 4, 5])
    expect(find(all, 'expired').hits[0]?.inTitle).toEqual([16, 17, 18, 19, 20, 21, 22])
  })

  it('finds another form of a word, and a synonym', () => {
    expect(ids('expired code')).toEqual(['otp-expires'])
    expect(ids('refused code')).toEqual(['otp-wrong'])
    expect(ids('rejected wallet')).toEqual(['connect-declined'])
  })

  it('finds the words of a step and a clause, and names the step', () => {
    const steps: Step[] = [
      { do: 'click', target: { role: 'button', name: 'Buy crypto' } },
      { expect: 'text', text: 'Ready', covers: ['C-187'] },
    ]
    const two = [make('first', 'First'), { ...make('second', 'Second'), steps }]
    expect(find(two, 'crypto').hits).toMatchObject([{ scenario: { id: 'second' }, inStep: 0 }])
    expect(find(two, 'c-187').hits).toMatchObject([{ scenario: { id: 'second' }, inStep: 1 }])
    expect(find(two, 'C-188')).toMatchObject({ ids: [], isNearest: false })
  })

  it('returns the nearest scenarios when none has every word', () => {
    expect(find(all, 'wrong code parachute')).toMatchObject({ ids: ['otp-wrong'], isNearest: true })
    expect(find(all, 'parachute')).toMatchObject({ ids: [], isNearest: false })
  })

  it.each([
    'expired code',
    'expired email code',
    'otp expire',
    'otp expired',
    'code expires',
    'C-187 expired',
  ])('finds the expired e-mail code first for "%s"', (query) => {
    const { ids: found, isNearest } = find(scenarios, query)
    expect(found[0]).toBe('email-code-expires')
    expect(isNearest).toBe(false)
  })

  it.each(['refused', 'declined', 'rejected'])(
    'finds what happens when the signature is %s in the words of a question',
    (word) => {
      const { ids: found, isNearest } = find(
        scenarios,
        `what happens when the signature is ${word}?`,
      )
      expect(found.slice(0, 3)).toContain('siwe-rejected-then-signed')
      expect(isNearest).toBe(false)
    },
  )
})

describe('stem', () => {
  it.each([
    ['expires', 'expired'],
    ['expire', 'expiry'],
    ['swap', 'swapped'],
    ['tries', 'try'],
    ['codes', 'code'],
    ['addresses', 'address'],
    ['declined', 'declining'],
  ])('the stem is the same for %s and %s', (one, other) => expect(stem(one)).toBe(stem(other)))
})

describe('createScenarioList', () => {
  it('moves through the listed scenarios', () => {
    const list = createScenarioList(all)
    expect(list.neighbour('otp-expires', 1)).toBe('connect-declined')
    list.search('code')
    expect(list.neighbour('otp-expires', 1)).toBe('otp-wrong')
    expect(list.neighbour('otp-wrong', 1)).toBeUndefined()
    expect(list.neighbour('directory-slow', -1)).toBe('otp-wrong')
  })

  it('lists the scenarios with every tag, and counts their tags', () => {
    const list = createScenarioList(all)
    list.filter(['email'])
    const shown = list.store.getState().hits.map(({ scenario }) => scenario)
    expect(countTags(shown)).toEqual([
      { tag: 'email', count: 2 },
      { tag: 'timer', count: 1 },
    ])
  })
})
