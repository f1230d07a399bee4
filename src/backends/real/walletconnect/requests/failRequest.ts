import type { Library } from '../library.ts'

/**
 * Ends a request of the client as if the wallet had answered with this error. An open request would
 * end by itself after five minutes and leave an unhandled rejection in the host page.
 *
 * @param id undefined while the request is not sent
 */
export function failRequest(
  library: Library,
  id: number | undefined,
  error: { readonly code: number; readonly message: string },
): void {
  // The client's internal events for answers, which its type declarations omit.
  const answers: { emit(event: string, answer: object): unknown } = Reflect.get(
    library.engine,
    'events',
  )
  answers.emit(`session_request:${id}`, { error })
}
