import type { Play } from './play.ts'

/** The texts of a play's annotations of a type. Playwright 1.50 keeps them with the test, later releases with its result. */
export function notesOf({ test, result }: Play, type: string): readonly string[] {
  const { annotations = test.annotations } = result as Partial<typeof result>
  return annotations.flatMap((each) =>
    each.type === type && each.description !== undefined ? [each.description] : [],
  )
}
