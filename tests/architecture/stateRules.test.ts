import { describe, expect, it } from 'vitest'
import { sourceFiles } from './sourceFiles.ts'
import { stateProblems } from './stateRules.ts'
import { lines } from './syntax.ts'

const check = (text: string) => lines(stateProblems({ path: 'src/widget/core/file.ts', text }))

describe('module level', () => {
  it('finds no state at module level in the widget and the backends', () => {
    expect(lines(sourceFiles('src/widget', 'src/backends').flatMap(stateProblems))).toEqual([])
  })

  it.each([
    'let open = false',
    'export let open = false',
    'var open',
    'const seen = new Map()',
    'export const seen = new Set<string>()',
    'const seen = new Set([1]) as Set<number>',
    'const nodes = new WeakMap()',
    'const store = createStore(() => ({}))',
    'export const useStore = create(() => ({}))',
    'const listeners: (() => void)[] = []',
    'const cache: Record<string, string> = {}',
  ])('refuses %s', (text) => {
    expect(check(text)).toEqual([expect.stringContaining('createX(options)')])
  })

  it.each([
    'const LIMIT = 20',
    'const NAMES = ["a", "b"] as const',
    'const SCHEMES: ReadonlySet<string> = new Set(["https:"])',
    'const NONE: readonly string[] = []',
    'const FoyerContext = createContext(undefined)',
    'function createRouter() { let open = false; const seen = new Map(); return { open, seen } }',
    'declare let injected: string',
  ])('allows %s', (text) => {
    expect(check(text)).toEqual([])
  })
})
