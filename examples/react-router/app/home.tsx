import { FoyerButton } from 'foyerkit'

export default function Home() {
  return (
    <main>
      <h1>Shop</h1>
      <FoyerButton />
    </main>
  )
}
