import { indentAt } from '../../app/syntax/objects.ts'
import { nodeIn, nodesIn, type Node } from '../../app/syntax/parseModule.ts'
import { callsOf, type AppSources } from '../source/appSources.ts'
import { usesOf, type Draft } from '../source/draft.ts'
import { nameOf, propertiesOf } from '../source/values.ts'

/** A hook of a library, and what Foyer has for it. */
export interface HookRule {
  /** The hook of the library. */
  readonly hook: string
  /** The hook of Foyer. */
  readonly from: string
  /**
   * Its fields: the name of the same field of Foyer's hook, or the code for it from the name of what `useFoyer` returns.
   */
  readonly fields: Readonly<Record<string, string | ((foyer: string, draft: Draft) => string)>>
  /** Changes the uses of a field, and says whether all of them can be. */
  readonly changeUses?: (
    sources: AppSources,
    draft: Draft,
    field: string,
    uses: readonly Node[],
  ) => boolean
}

/**
 * Replaces the calls of a hook, where each of the fields that are read has a counterpart.
 * @param blocks those in which `useFoyer` is called already
 */
export function replaceHook(
  sources: AppSources,
  draft: Draft,
  packages: readonly string[],
  rule: HookRule,
  blocks: Set<Node>,
): void {
  for (const call of callsOf(draft, packages, rule.hook)) {
    replaceCall(sources, draft, rule, call, blocks)
  }
}

function replaceCall(
  sources: AppSources,
  draft: Draft,
  rule: HookRule,
  call: Node,
  blocks: Set<Node>,
): void {
  const declarator = draft.parentOf(call)
  const statement = declarator === undefined ? undefined : draft.parentOf(declarator)
  const block = statement === undefined ? undefined : draft.parentOf(statement)
  if (nodesIn(call, 'arguments').length > 0 || declarator?.type !== 'VariableDeclarator') return
  if (statement?.type !== 'VariableDeclaration' || block?.type !== 'BlockStatement') return
  if (nodesIn(statement, 'declarations').length !== 1) return
  const id = nodeIn(declarator, 'id')
  const name = nameOf(id)
  if (name !== undefined) return replaceWhole(draft, rule, call, usesOf([block], name))
  const read = propertiesOf(id)?.map(({ key, value }) => ({ key, local: nameOf(value) }))
  if (
    read === undefined ||
    read.some(({ key, local }) => local === undefined || !Object.hasOwn(rule.fields, key))
  )
    return
  const uses = (local: string) =>
    usesOf([block], local).filter(({ start }) => start < statement.start || start >= statement.end)
  const { changeUses } = rule
  if (
    changeUses !== undefined &&
    !read.every(({ key, local }) => changeUses(sources, draft, key, uses(local ?? '')))
  )
    return
  const { newline, semicolon } = draft.style
  const renamed = read.filter(({ key }) => typeof rule.fields[key] === 'string')
  const derived = read.filter(({ key }) => typeof rule.fields[key] === 'function')
  const hook = draft.use('foyerkit', rule.from)
  const lines: string[] = []
  if (renamed.length > 0) {
    const pairs = renamed.map(({ key, local }) =>
      rule.fields[key] === local ? String(local) : `${String(rule.fields[key])}: ${local}`,
    )
    lines.push(`const { ${pairs.join(', ')} } = ${hook}()${semicolon}`)
  }
  if (derived.length > 0) {
    const foyer =
      ['foyer', 'foyerModal', 'foyerWidget'].find((each) => draft.isFree(each)) ?? 'foyerOfPage'
    if (!blocks.has(block)) lines.push(`const ${foyer} = ${hook}()${semicolon}`)
    blocks.add(block)
    for (const { key, local } of derived) {
      const code = rule.fields[key]
      if (typeof code === 'function')
        lines.push(`const ${local} = ${code(foyer, draft)}${semicolon}`)
    }
  }
  draft.replace(
    // With the semicolon, which may be left out.
    { start: statement.start, end: statement.end },
    lines.join(newline + indentAt(draft.before, statement.start)),
  )
}

/** `const account = useAppKitAccount()`, if only fields with the same name are read. */
function replaceWhole(draft: Draft, rule: HookRule, call: Node, uses: readonly Node[]): void {
  const reads = uses.filter((each) => draft.parentOf(each)?.type !== 'VariableDeclarator')
  const isKnown = reads.every((each) => {
    const member = draft.parentOf(each)
    const field = nodeIn(member, 'property')?.['name']
    return (
      /^(?:Optional)?MemberExpression$/.test(member?.type ?? '') &&
      member?.['computed'] !== true &&
      nodeIn(member, 'object') === each &&
      rule.fields[String(field)] === field
    )
  })
  if (!isKnown || rule.changeUses !== undefined) return
  const callee = nodeIn(call, 'callee')
  if (callee !== undefined) draft.replace(callee, draft.use('foyerkit', rule.from))
}
