import { FoyerError } from '../../port/errors.ts'
import type { HttpClient } from './httpClient.ts'
import { untilAborted } from '../untilAborted.ts'

const MAX_BYTES = 2_000_000

/**
 * Loads each picture once and keeps its `blob:` address for the lifetime of the page, because an
 * `<img>` cannot send the headers of the service (wire 1.2). Keeps only `image/*`. SVG is safe
 * because scripts do not run in an `<img>`: never navigate to these addresses or embed them in
 * another way. Rejects with `http.*`, `network.failed`, `aborted`.
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
        // Drop a failed load, so that the next view may try again. Its callers get the rejection of `loading`.
        loading.catch(() => loads.delete(path))
      }
      // The load is shared: an abort of one caller must not stop it for the others.
      return untilAborted(loading, signal, `Loading the picture ${path}`)
    },
  }
}
