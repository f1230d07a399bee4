import { memo } from 'react'
import { describeStep } from '../player/describe/describeStep.ts'
import type { ScenarioHit } from './searchScenarios.ts'

interface ScenarioOptionProps {
  readonly id: string
  readonly hit: ScenarioHit
  /** Its place in the whole list, from 1, and the length of that list. */
  readonly place: number
  readonly total: number
  /** CSS px from the top of the list. */
  readonly top: number
  /** Where the arrow keys are. */
  readonly active: boolean
  /** What the stage shows. */
  readonly chosen: boolean
  readonly onChoose: (scenario: string) => void
}

/** One line of the list: title, steps and tags, or the step in which the search found a word. */
export const ScenarioOption = memo(function ScenarioOption(props: ScenarioOptionProps) {
  const { id, hit, place, total, top, active, chosen, onChoose } = props
  const { scenario, inTitle, inStep } = hit
  const step = inStep === undefined ? undefined : scenario.steps[inStep]
  const marked = new Set(inTitle)
  return (
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      aria-setsize={total}
      aria-posinset={place}
      data-active={active}
      className="wb-scenario"
      style={{ top }}
      title={scenario.title}
      onClick={() => onChoose(scenario.id)}
    >
      <span className="wb-scenario-title">
        {inTitle.length === 0
          ? scenario.title
          : Array.from(scenario.title, (letter, index) =>
              marked.has(index) ? <mark key={index}>{letter}</mark> : letter,
            )}
      </span>
      <span className="wb-scenario-facts">
        {step && inStep !== undefined ? (
          <>
            <span className="wb-mono">step {inStep + 1}</span>
            <span className="wb-scenario-step">{describeStep(step).text}</span>
          </>
        ) : (
          <>
            <span className="wb-mono">{scenario.steps.length || 'by hand'}</span>
            {scenario.tags.map((tag) => (
              <span key={tag}>{tag}</span>
            ))}
          </>
        )}
      </span>
    </div>
  )
})
