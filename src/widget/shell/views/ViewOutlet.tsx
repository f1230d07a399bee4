import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useCore, useSelect } from '../../core/coreContext.ts'
import type { RouterState } from '../../core/modal/router.ts'
import { ViewSlide } from '../../kit/modal/ViewSlide.tsx'
import { activeIn } from '../focus/activeIn.ts'
import { AnimatedHeight } from './AnimatedHeight.tsx'
import { createLazyViews } from './lazyViews.ts'
import { ShownMark } from './ShownMark.tsx'
import { useFocusReturn } from '../focus/useFocusReturn.ts'
import { useRouterEntry } from '../useRouterEntry.ts'
import { ViewBoundary } from './ViewBoundary.tsx'
import { ViewFailed } from './ViewFailed.tsx'
import { ViewLoading } from './ViewLoading.tsx'

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
    if (open && root instanceof ShadowRoot && activeIn(root) === null) card.current?.focus()
  }, [open, card, entry.id, status])
  useFocusReturn(card, { entryId: entry.id, ready: open && status === 'ready' })

  return (
    <AnimatedHeight content={slide} watch={`${entry.id} ${status}`} frozen={!open} status={status}>
      <ViewSlide
        ref={slide}
        viewKey={String(entry.id)}
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
            {view?.status === 'failed' && <ViewFailed onRetry={() => views.load(entry.view)} />}
            {status === 'loading' && <ViewLoading />}
          </ViewBoundary>
        )}
      </ViewSlide>
    </AnimatedHeight>
  )
}
