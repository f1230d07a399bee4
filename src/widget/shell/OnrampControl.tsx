import { useEffect, useState, type ComponentType } from 'react'
import { toFoyerError } from '../../backends/port/toFoyerError.ts'
import { useCore } from '../core/coreContext.ts'
import { loadOnrampWidget } from '../registry.ts'

/** The on-ramp widget, loaded when it is first drawn (open point 147). */
export function OnrampControl() {
  const { inspect } = useCore()
  const [Widget, setWidget] = useState<ComponentType>()
  useEffect(() => {
    let here = true
    loadOnrampWidget().then(
      (loaded) => {
        if (here) setWidget(() => loaded.default)
      },
      (thrown: unknown) => {
        const { code, message } = toFoyerError(thrown)
        inspect?.({ type: 'note', about: 'onramp.widget', code, message })
      },
    )
    return () => {
      here = false
    }
  }, [inspect])
  return Widget ? <Widget /> : null
}
