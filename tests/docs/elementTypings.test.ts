import { expect, it } from 'vitest'
import { compileModules } from './snippets/compileModules.ts'

/** Reads the typings of `foyer-button` for each framework. */
const frameworks = [
  {
    name: 'vue',
    imports: "import type { GlobalComponents } from 'vue'",
    attributes: "InstanceType<GlobalComponents['foyer-button']>['$props']",
  },
  {
    name: 'svelte',
    imports: "import type { SvelteHTMLElements } from 'svelte/elements'",
    attributes: "SvelteHTMLElements['foyer-button']",
  },
  {
    name: 'solid',
    imports: "import type { JSX } from 'solid-js'",
    attributes: "JSX.IntrinsicElements['foyer-button']",
  },
]

const modules = frameworks.map(({ name, imports, attributes }) => ({
  path: `a template of ${name}`,
  language: 'ts' as const,
  text: [
    `/// <reference types="foyerkit/elements/${name}" />`,
    imports,
    `type Attributes = ${attributes}`,
    "export const right: Attributes = { size: 'm', label: 'Log in', class: 'wide' }",
    "export const wrong: Attributes = { size: 'xl' }",
  ].join('\n'),
}))

it('each attribute of an element has its type in templates that use foyerkit/elements/vue, svelte or solid', async () => {
  const problems = await compileModules('typings', modules)
  expect(problems.map((problem) => /^.+? error TS\d+/.exec(problem)?.[0])).toEqual(
    modules.map(({ path }) => `${path}:5: error TS2322`),
  )
})
