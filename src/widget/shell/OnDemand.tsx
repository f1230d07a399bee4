import { useEffect, useState, type ComponentType } from 'react'
import { useCore } from '../core/coreContext.ts'
import { loadWithRetry } from '../core/kernel/loadWithRetry.ts'

/**
 * Draws a component whose code is loaded when it is first drawn, and nothing until it is there. A load that fails is
 * reported under `about` and tried again.
 */
export function OnDemand<P extends object>({
  about,
  load,
  props,
}: {
  about: string
  load: () => Promise<{ default: ComponentType<P> }>
  props: P
}) {
  const core = useCore()
  const [Loaded, setLoaded] = useState<ComponentType<P>>()
  useEffect(() => {
    let here = true
    void loadWithRetry(core, { about, load, isNeeded: () => here }).then((loaded) => {
      if (here && loaded) setLoaded(() => loaded.default)
    })
    return () => {
      here = false
    }
  }, [core, about, load])
  return Loaded ? <Loaded {...props} /> : null
}
