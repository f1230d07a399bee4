import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { chainTools } from './chainTools.mjs'
import { docBlock } from './docBlock.mjs'
import { jsonIn } from './jsonIn.mjs'
import { runChecks } from './runChecks.mjs'

it('runs every check in order and reports what failed and why', async () => {
  const said: string[] = []
  const order: string[] = []
  const check = (what: string, run: () => Promise<void>) => ({
    what,
    run() {
      order.push(what)
      return run()
    },
  })
  const counts = await runChecks(
    [
      check('first', () => Promise.resolve()),
      check('second', () => Promise.reject(new Error('one\ntwo'))),
      check('third', () => Promise.resolve()),
    ],
    (line) => said.push(line),
  )
  expect(counts).toEqual({ passed: 2, failed: 1, skipped: 0 })
  expect(order).toEqual(['first', 'second', 'third'])
  expect(said).toEqual([
    '  ok      first',
    '  FAILED  second',
    '          one\n          two',
    '  ok      third',
  ])
})

it('finds the JSON between the warnings of a tool', () => {
  expect(jsonIn('Warning: old\n{"a":{"b":1}}\nDone.\n')).toEqual({ a: { b: 1 } })
  expect(() => jsonIn('Error: no such file')).toThrow('There is no JSON in:\nError: no such file')
})

it('takes the one block of a document with a mark', () => {
  const text = '```js\nconst a = 1\n```\n\n```js not checked: why\n// b.js\nconst b = 2\n```\n'
  expect(docBlock(text, '// b.js')).toBe('// b.js\nconst b = 2\n')
  expect(() => docBlock(text, 'const')).toThrow('there are 2 of them')
  expect(() => docBlock(text, '// c.js')).toThrow('there are 0 of them')
})

it('finds in the guide what Hardhat and forge are run with, in the versions that are installed', () => {
  const guide = readFileSync('docs/local-rpc.md', 'utf8')
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const versions = chainTools(devDependencies).map(
    ({ name, packages }) => `${name} ${packages[name] ?? packages[`@foundry-rs/${name}`]}`,
  )
  expect(versions.filter((each) => !guide.toLowerCase().includes(each))).toEqual([])
  const config = docBlock(guide, '// hardhat.config.js')
  expect(config).toContain('http://localhost:4848/__foyer/rpc/1')
  expect(config).toContain(`solidity: '${devDependencies.solc}'`)
  expect(docBlock(guide, '#!/usr/bin/env node')).toContain('solc.compile(')
})
