import { useStore } from 'zustand'
import { Empty } from '../parts/Empty.tsx'
import { moveRow } from '../parts/moveRow.ts'
import { Problem } from '../parts/Problem.tsx'
import { Switch } from '../parts/Switch.tsx'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { describeCheck, groupFindings } from './groupFindings.ts'
import { FindingView } from './FindingView.tsx'

/** Findings of axe on the stage. Choosing one outlines its element. */
export function CheckView() {
  const { accessibility, settings } = useWorkbench()
  const checksSteps = useSetting('checksSteps')
  const state = useStore(accessibility.store)
  const { status, findings, outlined, problem } = state
  const { outline } = accessibility

  return (
    <div className="wb-stack">
      <div className="wb-row wb-wrap">
        <button
          type="button"
          className="wb-button wb-primary"
          disabled={status === 'checking'}
          onClick={() => void accessibility.check()}
        >
          Check now
        </button>
        <Switch
          label="Check after each step"
          on={checksSteps}
          onChange={(on) => settings.change({ checksSteps: on })}
        />
      </div>
      <p className="wb-hint" role="status">
        {describeCheck(state)}
      </p>
      <Problem text={problem} />
      {status === 'unchecked' ? (
        <Empty title="Not checked yet">
          Axe looks at the page and the modal as they are now, against WCAG 2.2 A and AA and its own
          recommendations.
        </Empty>
      ) : null}
      {groupFindings(findings).map(({ impact, title, findings: inGroup }) => (
        <section key={impact} className="wb-findings" aria-label={title}>
          <h3>
            {title} <span className="wb-count">{inGroup.length}</span>
          </h3>
          <div role="group" aria-label={`${title} findings`} onKeyDown={moveRow}>
            {inGroup.map((finding, index) => {
              const isChosen = finding.element !== undefined && finding.element === outlined
              return (
                <FindingView
                  key={index}
                  finding={finding}
                  isChosen={isChosen}
                  onChoose={() => outline(isChosen ? undefined : finding.element)}
                />
              )
            })}
          </div>
        </section>
      ))}
    </div>
  )
}
