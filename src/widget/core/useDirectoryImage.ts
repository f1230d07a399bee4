import { useEffect, useState } from 'react'
import { toFoyerError } from '../../backends/port/toFoyerError.ts'
import { useCore } from './coreContext.ts'

/**
 * The address of a picture of the directory (C-302): of a wallet, or of a network or connector
 * (`asset`). `undefined` while it is on its way, when it failed, and without an id.
 */
export function useDirectoryImage(
  kind: 'wallet' | 'asset',
  imageId: string | undefined,
): string | undefined {
  const { backend, inspect } = useCore()
  const [found, setFound] = useState<{ imageId: string; src: string }>()
  useEffect(() => {
    if (imageId === undefined) return
    const work = new AbortController()
    const { directory } = backend
    const loading =
      kind === 'wallet'
        ? directory.walletImage(imageId, work.signal)
        : directory.assetImage(imageId, work.signal)
    loading
      .then((src) => {
        if (!work.signal.aborted) setFound({ imageId, src })
      })
      .catch((error: unknown) => {
        const { code, message } = toFoyerError(error)
        // A missing picture has a placeholder; nobody but the observer needs to know.
        if (code !== 'aborted') inspect?.({ type: 'note', about: 'image', code, message })
      })
    return () => work.abort()
  }, [backend, inspect, kind, imageId])
  return found?.imageId === imageId ? found?.src : undefined
}
