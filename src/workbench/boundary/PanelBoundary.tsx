import { Component, type ReactNode } from 'react'
import { messageOf } from './messageOf.ts'

interface PanelBoundaryProps {
  /** The panel's name, for the message. */
  readonly name: string
  /** Shows only a mark, for use in a tab's title. */
  readonly small?: boolean
  readonly children: ReactNode
}

/** Shows the error of a panel that throws, with two ways to recover; the rest of the workbench keeps working. */
export class PanelBoundary extends Component<PanelBoundaryProps, { problem?: string | undefined }> {
  override state: { problem?: string | undefined } = {}

  static getDerivedStateFromError(error: unknown) {
    return { problem: messageOf(error) }
  }

  override render() {
    const { problem } = this.state
    const { name, small, children } = this.props
    if (problem === undefined) return children
    if (small) return <span className="wb-badge">error</span>
    return (
      <div className="wb-panel-problem" role="alert">
        <p>
          <strong>{name} failed to show.</strong> {problem}
        </p>
        <div className="wb-row">
          <button
            type="button"
            className="wb-button"
            onClick={() => this.setState({ problem: undefined })}
          >
            Try again
          </button>
          <button type="button" className="wb-button" onClick={() => location.reload()}>
            Reload the workbench
          </button>
        </div>
      </div>
    )
  }
}
