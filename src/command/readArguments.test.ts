import { expect, it } from 'vitest'
import { readArguments } from './readArguments.ts'

it.each([
  [[], { kind: 'pages', allow: [] }],
  [['chains'], { kind: 'chains', allow: [] }],
  [['chains', '--port', '6000'], { kind: 'chains', allow: [], port: 6000 }],
  [['--port=6000'], { kind: 'pages', allow: [], port: 6000 }],
  [
    ['--allow', 'api.example.org', '--allow', '*.example.net', '--allow', '*'],
    { kind: 'pages', allow: ['api.example.org', '*.example.net', '*'] },
  ],
  [['--help'], { kind: 'help' }],
  [['chains', '-h'], { kind: 'help' }],
  [['--version'], { kind: 'version' }],
  [
    ['replay', 'bug.foyer'],
    { kind: 'replay', paths: ['bug.foyer'], tags: [], repeat: 1, isHeaded: false },
  ],
  [
    [
      'replay',
      'a',
      '--tag',
      'swap',
      'b',
      '--tag=send',
      '--repeat',
      '10',
      '--output',
      'out',
      '--headed',
      '--workers=4',
      '--shard',
      '2/5',
      '--grep',
      'pays.*',
      '--report',
      '--history',
      'past.json',
    ],
    {
      kind: 'replay',
      paths: ['a', 'b'],
      tags: ['swap', 'send'],
      repeat: 10,
      output: 'out',
      isHeaded: true,
      workers: 4,
      shard: { index: 2, count: 5 },
      grep: /pays.*/i,
      report: '',
      history: 'past.json',
    },
  ],
  [['replay'], { kind: 'replay', paths: [], tags: [], repeat: 1, isHeaded: false }],
  [
    ['replay', '--a11y'],
    {
      kind: 'replay',
      paths: [],
      tags: [],
      repeat: 1,
      isHeaded: false,
      checksAccessibility: true,
    },
  ],
  [
    ['replay', '--report=out/report', 'a'],
    { kind: 'replay', paths: ['a'], tags: [], repeat: 1, isHeaded: false, report: 'out/report' },
  ],
  [['replay', '-h'], { kind: 'help' }],
  [['merge'], { kind: 'merge', folder: 'foyer-shards', report: '' }],
  [
    ['merge', 'all', '--report=out', '--history=past.json'],
    { kind: 'merge', folder: 'all', report: 'out', history: 'past.json' },
  ],
  [['merge', '--help'], { kind: 'help' }],
  [['compare', 'a.foyer', 'b.foyer'], { kind: 'compare', one: 'a.foyer', other: 'b.foyer' }],
])('reads %j', (given, wanted) => {
  expect(readArguments(given)).toEqual(wanted)
})

it.each([
  [
    ['chain'],
    /^There is no command "chain": leave it out, or write chains, replay, merge or compare\. /,
  ],
  [['replay', 'a', '--repeat', '0'], /^--repeat needs a number from 1 to 9999, but got "0"\. /],
  [
    ['replay', 'a', '--shards', '2'],
    /^There is no option --shards of npx foyerkit replay; the nearest is --shard\. /,
  ],
  [['replay', '--workers', '0'], /^--workers needs a number from 1 to 999, but got "0"\. /],
  [['replay', '--workers', 'all'], /^--workers needs a number from 1 to 999, but got "all"\. /],
  [['replay', '--shard', '3/2'], /^--shard needs .*, as in --shard 2\/5, but got "3\/2"\. /],
  [['replay', '--shard', '0/2'], /^--shard needs .*, but got "0\/2"\. /],
  [['replay', '--shard', '2'], /^--shard needs .*, but got "2"\. /],
  [['replay', '--grep', '('], /^--grep needs a regular expression, but got "\("\. /],
  [['merge', 'a', 'b'], /^npx foyerkit merge needs one folder with all shards\. /],
  [['compare', 'a.foyer'], /^npx foyerkit compare needs two run files\. /],
  [['compare', 'a', 'b', 'c'], /^npx foyerkit compare needs two run files\. /],
  [
    ['--ports', '1'],
    /^There is no option --ports of npx foyerkit; the nearest is --port\. npx foyerkit --help says what there is\.$/,
  ],
  [['--host'], /^There is no option --host of npx foyerkit: everything is served to this machine/],
  [['chains', 'more'], /^npx foyerkit chains takes no "more"\./],
  [['--port'], /^--port needs a value, as in --port <port>\. /],
  [['--port', 'abc'], /^--port needs a number from 1 to 65535, but got "abc"\. /],
  [['--port', '0'], /^--port needs a number from 1 to 65535, but got "0"\. /],
  [['--port', '65536'], /^--port needs a number from 1 to 65535, but got "65536"\. /],
  [
    ['--allow', 'https://x.example'],
    /^--allow needs a host such as .*, but got "https:\/\/x\.example"\. /,
  ],
  [
    ['chains', '--allow', 'x.example'],
    /^`npx foyerkit chains` does not accept --allow\. npx foyerkit --help says what there is\.$/,
  ],
])('explains in one sentence how to correct %j', (given, sentence) => {
  expect(readArguments(given)).toEqual({
    kind: 'problem',
    sentence: expect.stringMatching(sentence),
  })
})
