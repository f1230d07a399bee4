// A server of its own with a page that was built before: `npx foyerkit` gives it the simulated wallets.
import { readFileSync } from 'node:fs'
import express from 'express'

const isDevelopment = process.env.NODE_ENV !== 'production'
const simulator = process.env.SIMULATOR ?? 'http://localhost:4848'
const line = `<script src="${simulator}/__foyer/wallets.js"></script>`
const html = readFileSync('dist/index.html', 'utf8')

express()
  .get('/', (_request, response) =>
    response.send(isDevelopment ? html.replace('<head>', `<head>${line}`) : html),
  )
  .use(express.static('dist'))
  .listen(Number(process.env.PORT ?? 3000), '127.0.0.1')
