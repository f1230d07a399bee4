import { FoyerButton } from '../../../widget/index.ts'

/** Another widget on the same host page, independent of the first. */
export function SecondWidget() {
  return (
    <section className="host-buttons" aria-label="Second widget">
      <FoyerButton />
    </section>
  )
}
