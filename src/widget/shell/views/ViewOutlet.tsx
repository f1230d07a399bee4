import {
  useEffect,
  useLayoutEffect,
  useRef,
  type RefObject,
  Component,
  type ReactNode,
} from 'react'
import { CoreContext, useCore, useSelect, useTexts } from '../../core/coreContext.ts'
import type { RouterState } from '../../core/modal/router.ts'
import { ViewSlide } from '../../kit/modal/ViewSlide.tsx'
import { activeIn } from '../focus/activeIn.ts'
import { AnimatedHeight } from './AnimatedHeight.tsx'
import { createLazyViews } from './lazyViews.ts'
import { useFocusReturn } from '../focus/useFocusReturn.ts'
import { useRouterEntry } from '../useRouterEntry.ts'
import { ViewFailed } from './ViewFailed.tsx'
import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import { Spinner } from '../../kit/icons/Spinner.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { VisuallyHidden } from '../../kit/layout/VisuallyHidden.tsx'
import css from './viewLoading.css?inline'
import { shellTexts } from '../../core/texts/general/shellTexts.ts'

/** The current view: loaded on demand, sliding in, its height animated. */
export function ViewOutlet({
  open,
  card,
  direction,
}: {
  open: boolean
  card: RefObject<HTMLElement | null>
  /** Absent in the view that the modal opened with. */
  direction: RouterState['direction'] | undefined
}) {
  const core = useCore()
  const views = core.use(createLazyViews)
  const entry = useRouterEntry()
  const view = useSelect(views.store, (state) => state[entry.view])
  const slide = useRef<HTMLDivElement>(null)
  const status = view?.status ?? 'loading'

  useEffect(() => {
    if (open) views.load(entry.view)
  }, [open, views, entry.view])

  useLayoutEffect(() => {
    // The control that opened the view may be gone, and with it the focus.
    const root = card.current?.getRootNode()
    if (!open || !(root instanceof ShadowRoot) || !document.hasFocus()) return
    if (activeIn(root) === null) card.current?.focus()
  }, [open, card, entry.id, status])
  useFocusReturn(card, { entryId: entry.id, ready: open && status === 'ready' })

  return (
    <AnimatedHeight content={slide} watch={`${entry.id} ${status}`} frozen={!open} status={status}>
      <ViewSlide
        slideRef={slide}
        viewKey={open ? String(entry.id) : 'closed'}
        view={entry.view}
        {...(direction ? { direction } : {})}
      >
        {open && (
          <ViewBoundary key={entry.id}>
            {view?.status === 'ready' && (
              <>
                <view.Component />
                <ShownMark visit={entry.id} />
              </>
            )}
            {view?.status === 'failed' && (
              <ViewFailed onRetry={() => views.load(entry.view)} again={view.again} />
            )}
            {status === 'loading' && <ViewLoading />}
          </ViewBoundary>
        )}
      </ViewSlide>
    </AnimatedHeight>
  )
}

/** A marker beside a rendered view, which reports it as shown. A view that throws removes the marker as well. */
function ShownMark({ visit }: { visit: number }) {
  const { shownView } = useCore()
  useLayoutEffect(() => {
    shownView.setState({ visit })
    return () => {
      if (shownView.getState().visit === visit) shownView.setState({ visit: undefined })
    }
  }, [shownView, visit])
  return null
}

/** Catches the error of a view, so that the modal stays and the visitor can try again. */
class ViewBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
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
    return <ViewFailed onRetry={() => this.setState({ failed: false })} again={false} />
  }
}

/** Shown while a view loads. Appears late enough that a fast load shows nothing of it. */
function ViewLoading() {
  useStyles(css)
  return (
    <div className="fy-view-loading" role="status" aria-busy="true">
      <Spinner size={28} />
      <VisuallyHidden>{useTexts(shellTexts).loading}</VisuallyHidden>
    </div>
  )
}
