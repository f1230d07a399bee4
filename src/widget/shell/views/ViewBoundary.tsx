import { Component, type ReactNode } from 'react'
import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import { CoreContext } from '../../core/coreContext.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import { ViewFailed } from './ViewFailed.tsx'

/** Catches the error of a view, so that the modal stays and the visitor can try again. */
export class ViewBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  static override contextType = CoreContext
  declare context: React.ContextType<typeof CoreContext>
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    if (!this.context) return
    noteFailure(this.context, 'view.render', toFoyerError(error, 'internal', 'Drawing the view'))
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <ViewFailed onRetry={() => this.setState({ failed: false })} />
  }
}
