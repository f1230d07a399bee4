import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import type { ScreenResult } from '../../server/screens/screenResults.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { screenCount } from './screenWords.ts'
import { isOpenScreen } from './screenRules.ts'

interface DecideManyProps {
  /** Follows the verb: `all shown`. */
  readonly what: string
  /** Screens that differ. */
  readonly screens: readonly ScreenResult[]
  /** Receives the focus, because the buttons may be gone. */
  readonly onDecided: () => void
}

type Decision = 'accept' | 'reject'

const verbs = { accept: 'Accept', reject: 'Reject' }

/** Accepts or rejects several screens, once the person confirms it. */
export function DecideMany({ what, screens: wanted, onDecided }: DecideManyProps) {
  const { screens } = useWorkbench()
  const isDeciding = useStore(screens.store, (now) => now.isDeciding)
  const [asked, setAsked] = useState<Decision>()
  const question = useId()
  const buttons = useRef<HTMLDivElement>(null)
  const open = wanted.filter(isOpenScreen)
  const chosen = asked === 'reject' ? open.filter(({ decision }) => !decision) : open
  if (open.length === 0) return null

  function ask(decision: Decision | undefined, focus: string) {
    // The button is there at once, so that it can have the focus.
    flushSync(() => setAsked(decision))
    buttons.current?.querySelector<HTMLElement>(focus)?.focus()
  }

  async function decide(decision: Decision) {
    await screens.decide(
      decision,
      chosen.map(({ id }) => id),
    )
    setAsked(undefined)
    onDecided()
  }

  return (
    <div className="wb-row wb-wrap wb-screen-many" ref={buttons}>
      {asked ? (
        <div
          className="wb-screen-question"
          role="group"
          aria-labelledby={question}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            ask(undefined, `[data-decision=${asked}]`)
          }}
        >
          <p id={question}>
            {asked === 'accept'
              ? `Accept ${screenCount(chosen.length)}? The next run compares with them as they are now.`
              : `Reject ${screenCount(chosen.length)}? This only notes that they are defects.`}
          </p>
          <button
            type="button"
            className="wb-button wb-small wb-primary"
            disabled={isDeciding}
            onClick={() => void decide(asked)}
          >
            {verbs[asked]} {screenCount(chosen.length)}
          </button>
          <button
            type="button"
            className="wb-button wb-small"
            onClick={() => ask(undefined, `[data-decision=${asked}]`)}
          >
            Cancel
          </button>
        </div>
      ) : (
        (['accept', 'reject'] as const).map((decision) => (
          <button
            key={decision}
            type="button"
            className="wb-button wb-small"
            data-decision={decision}
            disabled={isDeciding || (decision === 'reject' && open.every((each) => each.decision))}
            onClick={() => ask(decision, '.wb-primary')}
          >
            {verbs[decision]} {what}…
          </button>
        ))
      )}
    </div>
  )
}
