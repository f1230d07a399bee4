import { useEffect } from 'react'
import { useCore, useSelect } from '../coreContext.ts'
import { createImages, imageKey, type ImageKind } from './images.ts'

/** The address of a picture, `undefined` until it is there or when there is none (C-303). */
export function useImage(kind: ImageKind, id: string | undefined): string | undefined {
  const images = useCore().use(createImages)
  useEffect(() => {
    if (id !== undefined) images.load(kind, id)
  }, [images, kind, id])
  return useSelect(images.store, (urls) =>
    id === undefined ? undefined : urls[imageKey(kind, id)],
  )
}
