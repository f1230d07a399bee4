import { useLayoutEffect } from 'react'
import { useCore } from '../../core/coreContext.ts'

/** A marker beside a rendered view, which reports it as shown. A view that throws removes the marker as well. */
export function ShownMark({ visit }: { visit: number }) {
  const { shownView } = useCore()
  useLayoutEffect(() => {
    shownView.setState({ visit })
    return () => {
      if (shownView.getState().visit === visit) shownView.setState({ visit: undefined })
    }
  }, [shownView, visit])
  return null
}
