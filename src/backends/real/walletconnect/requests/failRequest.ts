import type { Library } from '../library.ts'

/**
 * Ends a request of the client as if the wallet had answered with this error. Left open, the client would end it by itself after
 * five minutes, and leave a second rejection behind that nobody can handle: it would reach the host page.
 *
 * @param id undefined while the request is not sent
 */
export function failRequest(
  library: Library,
  id: number | undefined,
  error: { readonly code: number; readonly message: string },
): void {
  // Where the client's own answers come in; its declarations leave it out.
  const answers: { emit(event: string, answer: object): unknown } = Reflect.get(
    library.engine,
    'events',
  )
  answers.emit(`session_request:${id}`, { error })
}
