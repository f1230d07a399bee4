import { callMatches } from '../../backends/mock/calls/callMatches.ts'
import type { Page } from '@playwright/test'

/** Characters of the arguments or of the result of a call. */
const longest = 600

/** Reads the newest calls of the page to what is outside of it, oldest first. */
export async function readCalls(
  page: Page,
  { name = '', count }: { readonly name?: string | undefined; readonly count: number },
): Promise<readonly object[]> {
  const calls = await page.evaluate(() => window.foyerStage?.simulator.calls.list() ?? [])
  const isWanted = (each: string) => name === '' || callMatches(name, each)
  return calls
    .filter((call) => isWanted(call.name))
    .slice(-count)
    .map(({ name: called, status, arguments: given, result, error }) => ({
      name: called,
      status,
      arguments: shortened(given),
      ...(status === 'done' ? { result: shortened(result) } : {}),
      ...(error === undefined ? {} : { error }),
    }))
}

function shortened(value: unknown): unknown {
  const text = JSON.stringify(value, (_key, each) =>
    typeof each === 'bigint' ? each.toString() : (each as unknown),
  )
  if (text === undefined || text.length <= longest) return value
  return `${text.slice(0, longest)}… (${text.length} characters)`
}
