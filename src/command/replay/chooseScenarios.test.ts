import { expect, it } from 'vitest'
import { chooseScenarios } from './chooseScenarios.ts'

const all = [
  { name: 'a/swap.scenario.json', recording: { title: 'Swap ETH', tags: ['swap', 'money'] } },
  { name: 'a/send.scenario.json', recording: { title: 'Send ETH', tags: ['money'] } },
  { name: 'b/help.scenario.json', recording: { title: 'Help', tags: [] } },
]
const choose = (filter: Parameters<typeof chooseScenarios>[1]) =>
  chooseScenarios(all, filter).map(({ recording }) => recording.title)

it.each([
  [{ tags: [] }, ['Swap ETH', 'Send ETH', 'Help']],
  [{ tags: ['swap', 'other'] }, ['Swap ETH']],
  [{ tags: ['money'], grep: /eth$/i }, ['Swap ETH', 'Send ETH']],
  [{ tags: [], grep: /^b\// }, ['Help']],
])('chooses by %j', (filter, titles) => {
  expect(choose(filter)).toEqual(titles)
})

it('names the tags when no scenario has the wanted one', () => {
  expect(() => choose({ tags: ['buy', 'sell'] })).toThrow(
    new Error('No scenario has the tag buy or sell. The tags are: money, swap.'),
  )
})

it('rejects a filter that matches nothing, and gives the first title as an example', () => {
  expect(() => choose({ tags: ['swap'], grep: /x/i })).toThrow(
    'No scenario matches /x/i by title or path (1 searched). The first is: Swap ETH.',
  )
})
