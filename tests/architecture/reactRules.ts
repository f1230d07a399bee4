import type { SourceFile } from './sourceFiles.ts'
import {
  children,
  isNode,
  nameOf,
  parse,
  problem,
  walk,
  type Problem,
  type SyntaxNode,
} from './syntax.ts'

/** The exports of React 18.2.0 that the widget may use, by module. Later versions have more. */
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
    'useReducer',
    'useRef',
    'useState',
    'useSyncExternalStore',
    'useTransition',
    'version',
  ],
  'react-dom': ['createPortal', 'flushSync', 'version'],
  'react-dom/client': ['createRoot', 'hydrateRoot'],
}

const OLDEST =
  'The package runs on React 18.2, which has no such export: write it with what 18.2 has.'
const NAMED = 'Import from React by name, so that the rule for React 18.2 sees what is used.'

/** What React 18.2 would draw in another way or not at all. */
const DRAWN: Readonly<Record<string, (node: SyntaxNode) => boolean>> = {
  'React 18.2 draws <XContext.Provider>, not <XContext>.': ({ type, name }) =>
    type === 'JSXOpeningElement' && (nameOf(name) ?? '').endsWith('Context'),
  'React 18.2 passes no `ref` to a component: give the property another name.': ({
    type,
    params,
  }) =>
    type === 'FunctionDeclaration' &&
    (Array.isArray(params) ? params : []).some(
      (param) =>
        isNode(param) &&
        param.type === 'ObjectPattern' &&
        children(param).some(({ child }) => nameOf(child.key) === 'ref'),
    ),
  'React 18.2 writes no boolean of `inert`: pass a text or nothing.': ({ type, name, value }) =>
    type === 'JSXAttribute' &&
    nameOf(name) === 'inert' &&
    !(
      isNode(value) &&
      isNode(value.expression) &&
      value.expression.type === 'ConditionalExpression'
    ),
  'React 18.2 has no such event: add a listener in an effect.': ({ type, name }) =>
    type === 'JSXAttribute' && LATER_EVENTS.test(nameOf(name) ?? ''),
}

const LATER_EVENTS = /^on(ScrollEnd|BeforeToggle|Transition(Start|Run|Cancel))(Capture)?$/

/** What a component of the package must not use, because its oldest supported version of React lacks it. */
export function reactProblems(file: SourceFile): Problem[] {
  const tree = parse(file)
  return [...importProblems(file, tree), ...drawnProblems(file, tree)]
}

function drawnProblems(file: SourceFile, tree: SyntaxNode): Problem[] {
  const found: Problem[] = []
  walk(tree, (node) => {
    for (const [message, isWrong] of Object.entries(DRAWN)) {
      if (isWrong(node)) found.push(problem(file, node, message))
    }
  })
  return found
}

function importProblems(file: SourceFile, { body }: SyntaxNode): Problem[] {
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
