import { createFileRoute } from '@tanstack/react-router'
import { FoyerButton } from 'foyerkit'

export const Route = createFileRoute('/')({ component: Home })

function Home() {
  return (
    <main>
      <h1>Shop</h1>
      <FoyerButton />
    </main>
  )
}
