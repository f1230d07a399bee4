import { useEffect, useState, type ComponentType } from 'react'
import { useCore } from '../../core/coreContext.ts'
import { loadOnrampWidget } from '../../registry.ts'
import { loadWithRetry } from '../loadWithRetry.ts'

/** The on-ramp widget, loaded when it is first drawn (open point 147). */
export function OnrampControl() {
  const core = useCore()
  const [Widget, setWidget] = useState<ComponentType>()
  useEffect(() => {
    let here = true
    void loadWithRetry(core, {
      about: 'onramp.widget',
      load: loadOnrampWidget,
      isNeeded: () => here,
    }).then((loaded) => {
      if (here && loaded) setWidget(() => loaded.default)
    })
    return () => {
      here = false
    }
  }, [core])
  return Widget ? <Widget /> : null
}
