import { FoyerButton } from '../../widget/index.ts'

/** Another widget on the same host page. */
export function SecondWidget() {
  return (
    <section className="host-buttons" aria-label="Second widget">
      <FoyerButton />
    </section>
  )
}
