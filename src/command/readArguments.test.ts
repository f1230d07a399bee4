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
    ],
    {
      kind: 'replay',
      paths: ['a', 'b'],
      tags: ['swap', 'send'],
      repeat: 10,
      output: 'out',
      isHeaded: true,
    },
  ],
  [['replay'], { kind: 'replay', paths: [], tags: [], repeat: 1, isHeaded: false }],
  [['replay', '-h'], { kind: 'help' }],
  [['compare', 'a.foyer', 'b.foyer'], { kind: 'compare', one: 'a.foyer', other: 'b.foyer' }],
])('reads %j', (given, wanted) => {
  expect(readArguments(given)).toEqual(wanted)
})

it.each([
  [['chain'], /^There is no command "chain": leave it out, or write chains, replay or compare\. /],
  [['replay', 'a', '--repeat', '0'], /^--repeat needs a number from 1 to 9999, and "0" is none\. /],
  [['replay', 'a', '--shards', '2'], /^There is no option --shards of npx foyerkit replay; /],
  [['compare', 'a.foyer'], /^npx foyerkit compare needs two run files\. /],
  [['compare', 'a', 'b', 'c'], /^npx foyerkit compare needs two run files\. /],
  [
    ['--ports', '1'],
    /^There is no option --ports of npx foyerkit; the nearest is --port\. npx foyerkit --help says what there is\.$/,
  ],
  [['--host'], /^There is no option --host of npx foyerkit: everything is served to this machine/],
  [['chains', 'more'], /^npx foyerkit chains takes no "more"\./],
  [['--port'], /^--port needs a value, as in --port <port>\. /],
  [['--port', 'abc'], /^--port needs a number from 1 to 65535, and "abc" is none\. /],
  [['--port', '0'], /^--port needs a number from 1 to 65535, and "0" is none\. /],
  [['--port', '65536'], /^--port needs a number from 1 to 65535, and "65536" is none\. /],
  [
    ['--allow', 'https://x.example'],
    /^--allow needs a host such as .*, and "https:\/\/x\.example" is none\. /,
  ],
  [
    ['chains', '--allow', 'x.example'],
    /^--allow is for pages: leave it out with chains\. npx foyerkit --help says what there is\.$/,
  ],
])('explains in one sentence how to correct %j', (given, sentence) => {
  expect(readArguments(given)).toEqual({
    kind: 'problem',
    sentence: expect.stringMatching(sentence),
  })
})
