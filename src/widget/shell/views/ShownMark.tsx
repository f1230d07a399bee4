import { useLayoutEffect } from 'react'
import { useCore } from '../../core/coreContext.ts'

/** Stands beside a view that is drawn, and notes that it is; one that throws takes this away with it. */
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
