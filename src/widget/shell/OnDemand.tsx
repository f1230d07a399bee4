import { useEffect, useState, type ComponentType } from 'react'
import { useCore } from '../core/coreContext.ts'
import { loadWithRetry } from '../core/kernel/loadWithRetry.ts'

/**
 * Renders a component whose code loads on its first render, and nothing before. A load that fails is reported under
 * `about` and repeated.
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
