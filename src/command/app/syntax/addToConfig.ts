import { commonExport, configObject } from './configObject.ts'
import { addImport, importedAs, isTaken } from './imports.ts'
import { insertAll, type Insertion } from './insertion.ts'
import { addLast, isPlain, valueOf } from './objects.ts'
import { nodeIn, nodesIn, parseModule, type Node } from './parseModule.ts'
import { styleOf, type Style } from './style.ts'

/** What comes of the wish to add something to a file. */
export type Added =
  | { readonly kind: 'added'; readonly insertions: readonly Insertion[] }
  /** It is there already. */
  | { readonly kind: 'present' }
  /** It cannot be added with certainty; the sentence says why. */
  | { readonly kind: 'unclear'; readonly why: string }

/** A plugin to call in a list of a configuration. */
export interface PluginCall {
  readonly name: string
  readonly from: string
  /** The arguments as code, with single quotes. */
  readonly args: string
  /** The properties that lead to the list. */
  readonly path: readonly string[]
}

const unclear = (why: string): Added => ({ kind: 'unclear', why })

/** Adds a plugin's import, and its call in the configuration that a file exports. */
export function addPlugin(path: string, code: string, call: PluginCall): Added {
  const body = parseModule(path, code)
  if (body === undefined) return unclear('its syntax is not known')
  if (isCalled(body, call)) return { kind: 'present' }
  if (commonExport(body) !== undefined) return unclear('it is no ES module')
  const object = configObject(body)
  if (object === undefined) return unclear('it exports no plain object')
  const style = styleOf(path, code)
  const imported = importedAs(body, call.from, call.name)
  if (imported === undefined && isTaken(body, call.name)) {
    return unclear(`it uses the name ${call.name} already`)
  }
  const listed = addToList(code, object, call.path, `${imported ?? call.name}(${call.args})`, style)
  if (typeof listed === 'string') return unclear(listed)
  const insertions = [
    ...(imported === undefined ? [addImport(code, body, call, style)] : []),
    listed,
  ]
  return checked(insertions, isCalled(parseModule(path, insertAll(code, insertions)), call))
}

/** Adds an element to a list in the configuration that a file exports. */
export function addElement(
  path: string,
  code: string,
  { path: keys, element, mark }: { path: readonly string[]; element: string; mark: string },
): Added {
  const body = parseModule(path, code)
  if (body === undefined) return unclear('its syntax is not known')
  const isThere = (text: string) => {
    const object = configObject(parseModule(path, text) ?? [])
    const list =
      object === undefined
        ? undefined
        : keys.reduce<Node | undefined>(
            (at, key) => (at === undefined ? undefined : valueOf(at, key)),
            object,
          )
    return nodesIn(list, 'elements').some(
      (each) => each !== undefined && text.slice(each.start, each.end).includes(mark),
    )
  }
  if (isThere(code)) return { kind: 'present' }
  const object = configObject(body)
  if (object === undefined) return unclear('it exports no plain object')
  const style = styleOf(path, code)
  const quoted = style.quote === "'" ? element : element.replaceAll("'", style.quote)
  const listed = addToList(code, object, keys, quoted, style)
  if (typeof listed === 'string') return unclear(listed)
  return checked([listed], isThere(insertAll(code, [listed])))
}

/** Adds properties to the end of the configuration that a file exports, unless it has one of them. */
export function addProperties(
  path: string,
  code: string,
  { keys, text }: { readonly keys: readonly string[]; readonly text: string },
): Added {
  const body = parseModule(path, code)
  if (body === undefined) return unclear('its syntax is not known')
  const object = configObject(body)
  if (object === undefined) return unclear('it exports no plain object')
  const taken = keys.find((key) => valueOf(object, key) !== undefined)
  if (taken !== undefined) return unclear(`it has a ${taken} already`)
  if (!isPlain(object)) return unclear(`something that sets ${keys.join(' or ')} may be in it`)
  const insertions = [addLast(code, object, text, styleOf(path, code))]
  const after = configObject(parseModule(path, insertAll(code, insertions)) ?? [])
  return checked(
    insertions,
    after !== undefined && keys.every((key) => valueOf(after, key) !== undefined),
  )
}

/** What was added must be found again: code can be written in more ways than are known here. */
const checked = (insertions: readonly Insertion[], isFound: boolean): Added =>
  isFound ? { kind: 'added', insertions } : unclear('its code is written in an unusual way')

/** Adds an element to the list to which some properties lead, with those that are missing; or says why that is not certain. */
function addToList(
  code: string,
  object: Node,
  [key = '', ...rest]: readonly string[],
  element: string,
  style: Style,
): Insertion | string {
  const value = valueOf(object, key)
  if (value === undefined) {
    if (!isPlain(object)) return `something that sets ${key} may be spread into it`
    const nested = rest.reduceRight((inner, each) => `{ ${each}: ${inner} }`, `[${element}]`)
    return addLast(code, object, `${key}: ${nested}`, style)
  }
  if (rest.length > 0) {
    return value.type === 'ObjectExpression'
      ? addToList(code, value, rest, element, style)
      : `its ${key} is no plain object`
  }
  if (value.type !== 'ArrayExpression') return `its ${key} is no plain list`
  return addLast(code, value, element, style)
}

/** Whether the list of plugins contains the call. */
function isCalled(body: readonly Node[] | undefined, { name, from, path }: PluginCall): boolean {
  if (body === undefined) return false
  const local = importedAs(body, from, name)
  if (local === undefined) return false
  const object = configObject(body)
  const list = path.reduce<Node | undefined>(
    (at, key) => (at === undefined ? undefined : valueOf(at, key)),
    object,
  )
  return nodesIn(list, 'elements').some(
    (each) => each?.type === 'CallExpression' && nodeIn(each, 'callee')?.['name'] === local,
  )
}
