import type { Scenario } from '../../scenarios/index.ts'

interface ScenarioOptionProps {
  readonly id: string
  readonly scenario: Scenario
  /** Letters of the title to mark. */
  readonly inTitle: readonly number[]
  /** Where the arrow keys are. */
  readonly active: boolean
  /** What the stage shows. */
  readonly chosen: boolean
  readonly onChoose: () => void
}

/** One line of the list: title, steps and tags. */
export function ScenarioOption(props: ScenarioOptionProps) {
  const { id, scenario, inTitle, active, chosen, onChoose } = props
  const marked = new Set(inTitle)
  return (
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      data-active={active}
      className="wb-scenario"
      onClick={onChoose}
    >
      <span className="wb-scenario-title">
        {inTitle.length === 0
          ? scenario.title
          : Array.from(scenario.title, (letter, index) =>
              marked.has(index) ? <mark key={index}>{letter}</mark> : letter,
            )}
      </span>
      <span className="wb-scenario-facts">
        <span className="wb-mono">{scenario.steps.length || 'by hand'}</span>
        {scenario.tags.map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
      </span>
    </div>
  )
}
