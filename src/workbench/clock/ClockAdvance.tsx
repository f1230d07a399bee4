import { useId, useState } from 'react'
import type { VirtualClock } from '../../backends/mock/clock/virtualClockTypes.ts'
import { parseDuration } from '../../run/format/parseDuration.ts'
import { clockPresets } from './clockPresets.ts'

interface ClockAdvanceProps {
  readonly clock: VirtualClock
  readonly advance: (work: () => Promise<unknown>) => Promise<void>
}

/** Advances time: by a preset, by a typed amount, in one jump, or to the next timer. */
export function ClockAdvance({ clock, advance }: ClockAdvanceProps) {
  const [typed, setTyped] = useState('')
  const id = useId()
  const ms = parseDuration(typed)
  const wrong = typed !== '' && ms === undefined

  return (
    <>
      <div className="wb-clock-presets" role="group" aria-label="Run">
        <span className="wb-muted">Run</span>
        {clockPresets.map((preset) => (
          <button
            key={preset.ms}
            type="button"
            className="wb-button wb-small"
            title={`Every tick fires  (${preset.key})`}
            aria-label={`Run ${preset.title}`}
            onClick={() => advance(() => clock.run(preset.ms))}
          >
            {preset.title}
          </button>
        ))}
        <button
          type="button"
          className="wb-button wb-small"
          title="To the next timer  (])"
          onClick={() => advance(() => clock.runToNext())}
        >
          Next
        </button>
      </div>
      <form
        className="wb-clock-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (ms !== undefined) void advance(() => clock.run(ms))
        }}
      >
        <input
          className="wb-input wb-mono"
          aria-label="Amount of time"
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? id : undefined}
          placeholder="90, 1.5 min, 2:30"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="wb-button" disabled={ms === undefined}>
          Run
        </button>
        <button
          type="button"
          className="wb-button"
          title="Like a laptop that slept: each timer that came due fires once"
          disabled={ms === undefined}
          onClick={() => {
            if (ms !== undefined) void advance(() => clock.jump(ms))
          }}
        >
          Jump
        </button>
        {wrong ? (
          <p id={id} className="wb-problem">
            Write seconds, or an amount such as 90 s, 1.5 min, 1h 30m, 2:30.
          </p>
        ) : null}
      </form>
    </>
  )
}
