import type { SourceFile } from './sourceFiles.ts'
import { isNode, nameOf, parse, problem, type Problem, type SyntaxNode } from './syntax.ts'

/** The exports of React 19.0.0 that the widget may use, by module. Later versions have more. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  react: [
    'Children',
    'Component',
    'Fragment',
    'Profiler',
    'PureComponent',
    'StrictMode',
    'Suspense',
    'cloneElement',
    'createContext',
    'createElement',
    'createRef',
    'forwardRef',
    'isValidElement',
    'lazy',
    'memo',
    'startTransition',
    'use',
    'useActionState',
    'useCallback',
    'useContext',
    'useDebugValue',
    'useDeferredValue',
    'useEffect',
    'useId',
    'useImperativeHandle',
    'useInsertionEffect',
    'useLayoutEffect',
    'useMemo',
    'useOptimistic',
    'useReducer',
    'useRef',
    'useState',
    'useSyncExternalStore',
    'useTransition',
    'version',
  ],
  'react-dom': ['createPortal', 'flushSync', 'version'],
  'react-dom/client': ['createRoot', 'hydrateRoot', 'version'],
}

const OLDEST =
  'The package runs on React 19.0, which has no such export: write it with what 19.0 has.'
const NAMED = 'Import from React by name, so that the rule for React 19.0 sees what is used.'

/** Values imported from React that its oldest supported version, 19.0, lacks. */
export function reactProblems(file: SourceFile): Problem[] {
  const { body } = parse(file)
  return (Array.isArray(body) ? body : []).filter(isNode).flatMap((node) => {
    const module = node.type === 'ImportDeclaration' ? nameOf(node.source) : undefined
    const allowed = module === undefined ? undefined : ALLOWED[module]
    if (allowed === undefined || node.importKind === 'type') return []
    const specifiers = (Array.isArray(node.specifiers) ? node.specifiers : []).filter(isNode)
    return specifiers.flatMap((each: SyntaxNode) => {
      if (each.importKind === 'type') return []
      const name = nameOf(each.imported)
      if (each.type !== 'ImportSpecifier' || name === undefined) return [problem(file, node, NAMED)]
      return allowed.includes(name) ? [] : [problem(file, node, `${name}: ${OLDEST}`)]
    })
  })
}
