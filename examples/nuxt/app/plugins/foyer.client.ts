import { defineFoyerElements } from 'foyerkit/elements'
import { keepSession } from 'foyerkit/ssr'

export default defineNuxtPlugin(() => {
  defineFoyerElements(foyer)
  // A cookie tells the server who is connected.
  keepSession(foyer)
})
