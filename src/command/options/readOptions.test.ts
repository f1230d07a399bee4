import { expect, it } from 'vitest'
import { nearestOf } from '../../backends/port/nearestOf.mjs'
import { readOptions } from './readOptions.mjs'

const options = {
  port: { type: 'string' },
  grep: { type: 'string', short: 'g' },
  json: { type: 'boolean', default: false },
} as const
const read = (...args: string[]) => readOptions('npm start', { args, options })

it('reads options as parseArgs does', () => {
  expect(read('--port=6000', '-g', 'a b', '--json').values).toEqual({
    port: '6000',
    grep: 'a b',
    json: true,
  })
  expect(read().values).toEqual({ json: false })
})

it.each([
  [['--prot', '1'], 'There is no option --prot of npm start; the nearest is --port.'],
  [
    ['--verbose'],
    'There is no option --verbose of npm start; the options are --port, --grep, --json.',
  ],
  [['-x'], 'There is no option -x of npm start; the options are --port, --grep, --json.'],
  [
    ['--host', '0.0.0.0'],
    'There is no option --host of npm start: everything is served to this machine only, and docs/other-devices.md says how another device reaches it.',
  ],
  [['--port'], '--port needs a value, as in --port <port>.'],
  [['--port', '--json'], '--port needs a value, as in --port <port>.'],
  [['--json=1'], '--json takes no value.'],
  [
    ['6000'],
    'npm start takes no "6000"; npm passes options on only behind "--", as in npm start -- --port.',
  ],
])('explains in one sentence what is wrong with %j', (args, sentence) => {
  expect(() => read(...args)).toThrow(new Error(sentence))
})

it.each([
  ['compair', 'compare'],
  ['Replay', 'replay'],
  ['zzz', undefined],
])('suggests %s for %s', (typed, meant) => {
  expect(nearestOf(typed, ['repeat', 'compare', 'replay', 'seed'])).toBe(meant)
})
