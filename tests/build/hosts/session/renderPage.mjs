// The host's server, for one request with its `Cookie` header.
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { readSession } from 'foyerkit/ssr'
import { App } from './app.mjs'

const session = readSession(process.argv[2])
const html = renderToString(createElement(App, { session }))
const props = JSON.stringify({ session }).replaceAll("'", '&#39;')
console.log(`<div id="app" data-props='${props}'>${html}</div>`)
