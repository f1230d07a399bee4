import { useLayoutEffect, useState, type RefObject } from 'react'

/** A drawn node of a tree, and the value that it shows. */
export interface TreeRow {
  readonly element: Element
  /** Names from the root, separated by dots; empty for the root. */
  readonly path: string
  readonly value: unknown
}

/** The nodes of the tree in an element, in their order on screen, also after one was folded or unfolded. */
export function useTreeRows(box: RefObject<Element | null>, value: unknown): readonly TreeRow[] {
  const [rows, setRows] = useState<readonly TreeRow[]>([])
  useLayoutEffect(() => {
    const tree = box.current
    if (!tree) return undefined
    const collect = () => {
      const root = tree.querySelector('[role=treeitem]')
      const found = root ? rowsFrom({ element: root, path: '', value }) : []
      setRows((before) => (areSame(before, found) ? before : found))
    }
    collect()
    const observer = new MutationObserver(collect)
    observer.observe(tree, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [box, value])
  return rows
}

function rowsFrom(row: TreeRow): readonly TreeRow[] {
  const group = [...row.element.children].find((child) => child.matches('[role=group]'))
  const fields = Object.entries(Object(row.value))
  const below = [...(group?.children ?? [])].flatMap((element, index) => {
    const [name, value] = fields[index] ?? []
    if (name === undefined) return []
    return rowsFrom({ element, path: row.path === '' ? name : `${row.path}.${name}`, value })
  })
  return [row, ...below]
}

const areSame = (one: readonly TreeRow[], other: readonly TreeRow[]) =>
  one.length === other.length &&
  one.every(
    ({ element, value }, index) =>
      element === other[index]?.element && value === other[index].value,
  )
