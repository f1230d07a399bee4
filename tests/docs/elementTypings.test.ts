import { expect, it } from 'vitest'
import { compileModules } from './snippets/compileModules.ts'

it('foyerkit/elements/vue gives templates each attribute of an element with its type', async () => {
  const lines = [
    '/// <reference types="foyerkit/elements/vue" />',
    "import type { GlobalComponents } from 'vue'",
    "type Attributes = InstanceType<GlobalComponents['foyer-button']>['$props']",
    "export const right: Attributes = { size: 'm', label: 'Log in', class: 'wide' }",
    "export const wrong: Attributes = { size: 'xl' }",
  ]
  const problems = await compileModules('typings-vue', [
    { path: 'a template', language: 'ts', text: lines.join('\n') },
  ])
  expect(problems.map((problem) => /^.+? error TS\d+/.exec(problem)?.[0])).toEqual([
    'a template:5: error TS2322',
  ])
})
