import { defineFoyerElements } from 'foyerkit/elements'
import { mount } from 'svelte'
import App from './App.svelte'
import { foyer } from './foyer'

const target = document.querySelector('#root')
if (target === null) throw new Error('The page has no #root.')
defineFoyerElements(foyer)
mount(App, { target })
