import { useEffect, useState } from 'react'
import { focusedIn } from '../../stage/page/focusedIn.ts'
import { readingOrderOf } from '../../stage/page/accessibility/readingOrderOf.ts'
import { spokenOf, type Spoken } from '../../stage/page/accessibility/spokenOf.ts'
import { tabStopsOf } from '../../stage/page/accessibility/tabStopsOf.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import { useWorkbench } from '../state/useWorkbench.ts'

export type OrderKind = 'focus' | 'reading'

/** A place in an order. */
export interface OrderPart extends Spoken {
  readonly element: Element
  /** From 1; none for a container, such as a dialog. */
  readonly number: number | undefined
  /** Whether it has the focus. */
  readonly isCurrent: boolean
}

/** Real ms between two looks at the page, which may change without any event. */
const every = 300

/** The order of the stage's page, followed. */
export function useOrder(kind: OrderKind, stage: StageApi): readonly OrderPart[] {
  const { stage: link, realTime } = useWorkbench()
  const [parts, setParts] = useState<readonly OrderPart[]>([])
  useEffect(() => {
    const look = () => {
      const page = link.frame()?.contentDocument
      const next = page ? orderOf(kind, page) : []
      setParts((before) => (isSame(before, next) ? before : next))
    }
    look()
    return realTime.every('workbench.order', every, look)
  }, [kind, link, realTime, stage])
  return parts
}

function orderOf(kind: OrderKind, page: Document): readonly OrderPart[] {
  const focused = focusedIn(page)
  if (kind === 'focus') {
    return tabStopsOf(page).map((element, index) => ({
      element,
      ...spokenOf(element),
      number: index + 1,
      isCurrent: element === focused,
    }))
  }
  let count = 0
  return readingOrderOf(page).map(({ element, role, name, isContainer }) => {
    if (!isContainer) count += 1
    const number = isContainer ? undefined : count
    return { element, role, name, number, isCurrent: element === focused }
  })
}

const isSame = (before: readonly OrderPart[], next: readonly OrderPart[]) =>
  before.length === next.length &&
  next.every((part, index) => {
    const old = before[index]
    return (
      old?.element === part.element &&
      old.name === part.name &&
      old.role === part.role &&
      old.isCurrent === part.isCurrent
    )
  })
