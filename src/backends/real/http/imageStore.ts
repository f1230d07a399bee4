import { FoyerError } from '../../port/errors.ts'
import type { HttpClient } from './httpClient.ts'
import { untilAborted } from '../untilAborted.ts'

const MAX_BYTES = 2_000_000

/**
 * Loads each picture once and keeps its `blob:` address for the life of the page (wire 1.2). Only
 * `image/*` is kept. SVG is allowed because an `<img>` runs no script in it: never navigate to or
 * embed these addresses in another way. Rejects with `http.*`, `network.failed`, `aborted`.
 */
export function createImageStore(options: {
  http: HttpClient
  createObjectUrl: (blob: Blob) => string
}) {
  const loads = new Map<string, Promise<string>>()

  async function load(path: string): Promise<string> {
    const blob = await options.http.blob({ path, maxBytes: MAX_BYTES })
    if (!/^image\/[a-z0-9.+-]+/.test(blob.type)) {
      throw new FoyerError(
        'http.malformed',
        `Failed to load the picture ${path}: got '${blob.type}', expected image/*.`,
      )
    }
    return options.createObjectUrl(blob)
  }

  return {
    image(path: string, signal?: AbortSignal): Promise<string> {
      let loading = loads.get(path)
      if (loading === undefined) {
        loading = load(path)
        loads.set(path, loading)
        // A failed load is dropped so that the next view may try again; its callers get the rejection of `loading`.
        loading.catch(() => loads.delete(path))
      }
      // The load is shared: a caller that leaves must not take the picture away from the others.
      return untilAborted(loading, signal, `Loading the picture ${path}`)
    },
  }
}
