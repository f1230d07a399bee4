import { defineFoyerElements } from 'foyerkit/elements'
import { createApp } from 'vue'
import App from './App.vue'
import { foyer } from './foyer'

defineFoyerElements(foyer)
createApp(App).mount('#root')
