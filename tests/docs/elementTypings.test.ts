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

for (const { name, imports, attributes } of frameworks) {
  it(`each attribute of an element has its type in templates that use foyerkit/elements/${name}`, async () => {
    const lines = [
      `/// <reference types="foyerkit/elements/${name}" />`,
      imports,
      `type Attributes = ${attributes}`,
      "export const right: Attributes = { size: 'm', label: 'Log in', class: 'wide' }",
      "export const wrong: Attributes = { size: 'xl' }",
    ]
    const problems = await compileModules(`typings-${name}`, [
      { path: 'a template', language: 'ts', text: lines.join('\n') },
    ])
    expect(problems.map((problem) => /^.+? error TS\d+/.exec(problem)?.[0])).toEqual([
      'a template:5: error TS2322',
    ])
  })
}
