import { useStore } from 'zustand'
import { useWorkbench } from '../state/useWorkbench.ts'
import { momentName } from './momentName.ts'
import './lookBack.css'

/** The id of the slider, to which the focus returns with the present. */
export const sliderId = 'wb-look-back'

/** Moves through the steps of the run: the stage shows how it was after each. */
export function LookBackSlider() {
  const { recorder } = useWorkbench()
  const { steps, lookedAt } = useStore(recorder.store)
  if (steps.length === 0) return null
  const count = lookedAt ?? steps.length
  const name = lookedAt === undefined ? 'Now' : momentName(count, steps.length)
  return (
    <div className="wb-look-back">
      <label htmlFor={sliderId}>Look back</label>
      <input
        id={sliderId}
        type="range"
        min={0}
        max={steps.length}
        value={count}
        aria-valuetext={name}
        onChange={({ target }) => {
          const wanted = Number(target.value)
          recorder.lookAt(wanted < steps.length ? wanted : undefined)
        }}
      />
      <output className="wb-mono wb-muted" htmlFor={sliderId}>
        {count}/{steps.length}
      </output>
    </div>
  )
}
