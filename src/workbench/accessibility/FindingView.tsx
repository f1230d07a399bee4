import type { MeasuredContrast } from '../../stage/accessibility/accessibilityFinding.ts'
import type { NotedFinding } from './accessibility.ts'
import { ElementWords } from './ElementWords.tsx'

interface FindingViewProps {
  readonly finding: NotedFinding
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** A finding: its rule in words and its element; when chosen, also the reasons. */
export function FindingView({ finding, isChosen, onChoose }: FindingViewProps) {
  const { help, step, contrast, reasons, rule, helpUrl, html, element } = finding
  return (
    <div className="wb-finding" data-chosen={isChosen}>
      <button type="button" aria-pressed={isChosen} onClick={onChoose}>
        <span className="wb-finding-help">{help}</span>
        <ElementWords spoken={finding} />
        {contrast ? <ContrastWords contrast={contrast} /> : null}
        {step === undefined ? null : <span className="wb-muted">After step {step}</span>}
      </button>
      {isChosen ? (
        <div className="wb-finding-more">
          {element?.isConnected === false ? (
            <p className="wb-hint">This element is no longer on the stage.</p>
          ) : null}
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <code>{html}</code>
          <a className="wb-finding-link" href={helpUrl} target="_blank" rel="noreferrer">
            About the rule <span className="wb-mono">{rule}</span>
          </a>
        </div>
      ) : null}
    </div>
  )
}

/** The measured and the needed ratio, with both colours. */
function ContrastWords({ contrast }: { contrast: MeasuredContrast }) {
  const { ratio, needed, text, background } = contrast
  return (
    <span className="wb-row wb-contrast">
      <span className="wb-contrast-sample" style={{ background }} aria-hidden="true">
        <span style={{ background: text }} />
      </span>
      <span>
        {ratio} : 1, needs {needed} : 1
      </span>
      <span className="wb-mono wb-muted">
        {text} on {background}
      </span>
    </span>
  )
}
