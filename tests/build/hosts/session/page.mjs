// The browser's script: the same page, with the session that the server has written into it.
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app.mjs'

const place = document.querySelector('#app')
const { session } = JSON.parse(place.dataset.props)
hydrateRoot(place, createElement(App, { session }))
