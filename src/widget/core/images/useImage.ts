import { useEffect } from 'react'
import { useCore, useSelect } from '../coreContext.ts'
import { createImages, imageKey, type ImageKind } from './images.ts'

/**
 * Returns the address of a picture; `undefined` until it is loaded or if there is none (C-303). It
 * is loaded only if `wanted`, but a loaded one is always returned.
 */
export function useImage(
  kind: ImageKind,
  id: string | undefined,
  wanted = true,
): string | undefined {
  const images = useCore().use(createImages)
  useEffect(() => {
    if (wanted && id !== undefined) images.load(kind, id)
  }, [images, kind, id, wanted])
  return useSelect(images.store, (urls) =>
    id === undefined ? undefined : urls[imageKey(kind, id)],
  )
}
