import { useEffect } from 'react'
import { useStore } from 'zustand'
import { Empty } from '../parts/Empty.tsx'
import { moveRow } from '../parts/moveRow.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { ElementWords } from './ElementWords.tsx'
import { useOrder, type OrderKind } from './useOrder.ts'

const texts = {
  focus: {
    about: 'The order of the Tab key, drawn over the stage. The content of a frame is one entry.',
    list: 'Focus order',
    none: 'Tab reaches nothing',
  },
  reading: {
    about: 'The order in which a screen reader reads, drawn over the stage.',
    list: 'Reading order',
    none: 'There is nothing to read',
  },
} as const

/** The focus or the reading order of the stage: a list, and numbers over the elements. Choosing one outlines it. */
export function OrderView({ kind, stage }: { kind: OrderKind; stage: StageApi }) {
  const { accessibility } = useWorkbench()
  const outlined = useStore(accessibility.store, (state) => state.outlined)
  const parts = useOrder(kind, stage)
  const { mark, outline } = accessibility
  useEffect(() => {
    mark(
      parts.flatMap(({ number, ...part }) => (number === undefined ? [] : [{ ...part, number }])),
    )
  }, [mark, parts])
  useEffect(() => () => mark([]), [mark])
  const { about, list, none } = texts[kind]

  return (
    <div className="wb-stack">
      <p className="wb-hint">{about}</p>
      {parts.length === 0 ? <Empty title={none} /> : null}
      <div className="wb-spoken-rows" role="group" aria-label={list} onKeyDown={moveRow}>
        {parts.map((part, index) => (
          <button
            key={index}
            type="button"
            aria-pressed={part.element === outlined}
            aria-current={part.isCurrent || undefined}
            onClick={() => outline(part.element === outlined ? undefined : part.element)}
          >
            <span className="wb-order-number">{part.number}</span>
            <ElementWords spoken={part} />
            {part.isCurrent ? <span className="wb-tag wb-tag-good">has the focus</span> : null}
          </button>
        ))}
      </div>
    </div>
  )
}
