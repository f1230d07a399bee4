import { useEffect, useState, type ComponentType } from 'react'
import { useCore } from '../../core/coreContext.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import { loadOnrampWidget } from '../../registry.ts'

/** The on-ramp widget, loaded when it is first drawn (open point 147). */
export function OnrampControl() {
  const core = useCore()
  const [Widget, setWidget] = useState<ComponentType>()
  useEffect(() => {
    let here = true
    loadOnrampWidget().then(
      (loaded) => {
        if (here) setWidget(() => loaded.default)
      },
      (thrown: unknown) => noteFailure(core, 'onramp.widget', thrown),
    )
    return () => {
      here = false
    }
  }, [core])
  return Widget ? <Widget /> : null
}
