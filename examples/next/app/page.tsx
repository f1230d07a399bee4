import { FoyerButton } from 'foyerkit'

/** A server component. */
export default function Page() {
  return (
    <main>
      <h1>Shop</h1>
      <FoyerButton />
    </main>
  )
}
