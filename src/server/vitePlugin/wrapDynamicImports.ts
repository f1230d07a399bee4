import { parseAst, type Plugin } from 'vite'

/** Vite's own helper around every `import()` of a build. */
const preloadHelper = '\0vite/preload-helper.js'
const helperStart = /\bexport const __vitePreload = /

/**
 * A Vite plugin that passes every `import()` and its specifier to `window.foyerLoading`, so that the simulator's clock waits while code
 * loads. In a build it uses Vite's helper, which keeps tree shaking; in development it wraps the expression.
 */
export function wrapDynamicImports(): Plugin {
  let isBuild = false
  return {
    name: 'foyer-track-code-loading',
    enforce: 'post',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    transform(code, id) {
      if (id === preloadHelper) return wrapHelper(code)
      if (isBuild || !code.includes('import(')) return undefined
      return wrapImports(code)
    },
  }
}

/** @throws Error if Vite's helper has changed its form */
function wrapHelper(code: string): string {
  if (!helperStart.test(code)) {
    throw new Error(
      'Failed to track code that is loading: Vite no longer exports __vitePreload from its helper. Adapt wrapDynamicImports to this version of Vite.',
    )
  }
  return `${code.replace(helperStart, 'const preload = ')}
export const __vitePreload = (...given) => {
  const load = () => preload(...given)
  return globalThis.foyerLoading?.(String(given[0]), load) ?? load()
}
`
}

const before = '((load) => globalThis.foyerLoading?.(String(load), load) ?? load())(() => '

function wrapImports(code: string): string {
  const places: { readonly start: number; readonly end: number }[] = []
  visit(parseAst(code), (node) => {
    if (node.type === 'ImportExpression') places.push(node)
  })
  // They are sorted from last to first, so that earlier positions stay valid.
  return places
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end }) =>
        `${text.slice(0, start)}${before}${text.slice(start, end)})${text.slice(end)}`,
      code,
    )
}

interface AstNode {
  readonly type: string
  readonly start: number
  readonly end: number
}

function visit(node: unknown, see: (node: AstNode) => void): void {
  if (typeof node !== 'object' || node === null) return
  if (isAstNode(node)) see(node)
  for (const child of Object.values(node)) visit(child, see)
}

function isAstNode(value: object): value is AstNode {
  return 'type' in value && 'start' in value && 'end' in value && typeof value.type === 'string'
}
