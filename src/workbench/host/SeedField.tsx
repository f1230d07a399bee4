import { useState } from 'react'
import { useStore } from 'zustand'
import { useScenario } from '../state/useScenario.ts'
import { useWorkbench } from '../state/useWorkbench.ts'

/** The seed of the world. */
export function SeedField() {
  const { addressBar, go, stage } = useWorkbench()
  const { seed, ...rest } = useStore(addressBar.store, ({ address }) => address)
  const scenario = useScenario()
  const drawn = useStore(stage.store, ({ api }) => api?.simulator.world.get().seed)
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? String(seed ?? scenario.seed ?? drawn ?? '')
  const wrong = !/^\d{1,15}$/.test(shown)

  return (
    <form
      className="wb-line"
      onSubmit={(event) => {
        event.preventDefault()
        if (wrong) return
        setTyped(undefined)
        go({ ...rest, seed: Number(shown) })
      }}
    >
      <label htmlFor="wb-seed">Seed</label>
      <span className="wb-row">
        <input
          id="wb-seed"
          className="wb-input wb-mono"
          inputMode="numeric"
          aria-invalid={(wrong && shown !== '') || undefined}
          value={shown}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="wb-button" disabled={wrong || typed === undefined}>
          Draw
        </button>
        {seed === undefined ? null : (
          <button type="button" className="wb-link" onClick={() => go(rest)}>
            Usual
          </button>
        )}
      </span>
    </form>
  )
}
