import { expectationAreas, stepAreas, type Step } from '../../../scenarios/index.ts'

/** The kinds of steps that can be inserted, by area. The value of a kind is `do:press` or `expect:view`. */
export const stepKinds: readonly {
  readonly title: string
  readonly kinds: readonly { readonly value: string; readonly about: string }[]
}[] = [
  ...stepAreas.map(({ title, records }) => ({ title, kinds: kindsOf('do', records) })),
  ...expectationAreas.map(({ title, records }) => ({
    title: `Check: ${title}`,
    kinds: kindsOf('expect', records),
  })),
]

function kindsOf(key: string, records: Readonly<Record<string, { readonly about: string }>>) {
  return Object.entries(records).map(([kind, { about }]) => ({
    value: `${key}:${kind}`,
    // The list shows plain text; the documents are Markdown.
    about: about.replaceAll('`', ''),
  }))
}

/** An empty step of a kind, which its form completes. */
export function emptyStep(value: string): Step {
  const at = value.indexOf(':')
  return { [value.slice(0, at)]: value.slice(at + 1) } as unknown as Step
}
