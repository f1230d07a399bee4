import type { WindowProvider } from '../../../port/connectors.ts'
import type { SimulatorMessage } from '../../actors/social/providerMessages.ts'
import { openerOf } from '../shared/openerOf.ts'
import { openSitePort } from '../shared/openSitePort.ts'

// A login provider's page: shows the people who may continue, and posts the result of the login to the page that opened it, to its exact
// origin. It keeps no state; its data comes from that page's simulator.
const names: Readonly<Record<WindowProvider, string>> = {
  google: 'Google',
  x: 'X',
  discord: 'Discord',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
}
const query = new URLSearchParams(window.location.search)
const provider = query.get('provider') ?? ''
const name = Object.hasOwn(names, provider)
  ? names[provider as WindowProvider]
  : 'an unknown provider'

function at(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`The provider's page has no element #${id}.`)
  return element
}

const title = `Log in with ${name}`
document.title = `${title} (simulated)`
at('title').textContent = title
at('close').addEventListener('click', () => window.close())

const opener = openerOf(window)
if (opener === undefined) {
  at('status').textContent =
    'The page that started this login cannot be reached. Close this window.'
  at('refuse').hidden = true
} else {
  const { page, host } = opener
  const port = openSitePort({
    window,
    host,
    page,
    site: 'social',
    onMessage(message) {
      // The simulator opened the port and sends only these messages.
      const said = message as SimulatorMessage
      if (said.say === 'post') for (const each of said.messages) page.postMessage(each, host)
      else show(said.people)
    },
  })
  at('refuse').addEventListener('click', () => port.post({ say: 'refuse' }))
  port.post({ say: 'here', provider, state: query.get('state') ?? '' })

  function show(people: readonly { readonly email: string; readonly name: string }[]): void {
    at('status').textContent =
      people.length === 0
        ? 'No one has an account here.'
        : `${new URL(host).host} asks who you are.`
    at('people').replaceChildren(
      ...people.map((person) => {
        const item = document.createElement('li')
        const button = document.createElement('button')
        const email = document.createElement('span')
        button.type = 'button'
        button.textContent = `Continue as ${person.name}`
        email.textContent = person.email
        button.append(email)
        button.addEventListener('click', () => port.post({ say: 'continue', email: person.email }))
        item.append(button)
        return item
      }),
    )
  }
}
