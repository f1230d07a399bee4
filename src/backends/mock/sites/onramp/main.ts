import type { OnrampOffer, SimulatorMessage } from '../../actors/onramp/onrampMessages.ts'
import { openerOf } from '../shared/openerOf.ts'
import { openSitePort } from '../shared/openSitePort.ts'
import { siteElement } from '../shared/siteElement.ts'

// The on-ramp provider's page: shows the purchase and lets a person decide how it ends. It keeps no state; its data comes from the
// simulator of the page that opened it.
const at = {
  status: siteElement('status', HTMLElement),
  purchase: siteElement('purchase', HTMLFormElement),
  amount: siteElement('amount', HTMLInputElement),
  currency: siteElement('currency', HTMLSelectElement),
  asset: siteElement('asset', HTMLSelectElement),
  receives: siteElement('receives', HTMLElement),
  fee: siteElement('fee', HTMLElement),
  account: siteElement('account', HTMLElement),
  complete: siteElement('complete', HTMLButtonElement),
  delay: siteElement('delay', HTMLButtonElement),
  decline: siteElement('decline', HTMLButtonElement),
  close: siteElement('close', HTMLButtonElement),
}
const outcomes = {
  completed: 'Paid. The tokens are in your account. You may close this window.',
  declined: 'The card was declined. Nothing was paid.',
  delayed: 'Paid. The tokens follow when the bank is done. You may close this window.',
}
at.close.addEventListener('click', () => window.close())

const opener = openerOf(window)
if (opener === undefined) {
  at.status.textContent =
    'The page that started this purchase cannot be reached. Close this window.'
} else {
  const port = openSitePort({
    window,
    ...opener,
    site: 'onramp',
    onMessage(message) {
      // The simulator opened the port and sends only these messages.
      const said = message as SimulatorMessage
      if (said.say === 'offer') return show(said.offer, new URL(opener.host).host)
      at.purchase.hidden = true
      at.status.textContent =
        said.say === 'outcome' ? outcomes[said.outcome] : 'This purchase was not started.'
    },
  })
  const query = new URLSearchParams(window.location.search)
  const [session, currency] = [query.get('appId') ?? '', query.get('fiatCurrency')]
  port.post({ say: 'here', session, ...(currency === null ? {} : { currency }) })

  const decide = (how: string) => {
    at.purchase.inert = true
    at.status.textContent = 'One moment…'
    port.post({ say: 'decide', how })
  }
  const choose = (choice: object) => port.post({ say: 'choose', choice })
  at.amount.addEventListener('input', () => choose({ amount: at.amount.value }))
  at.currency.addEventListener('change', () => choose({ currency: at.currency.value }))
  at.asset.addEventListener('change', () => choose({ asset: at.asset.value }))
  at.delay.addEventListener('click', () => decide('delay'))
  at.decline.addEventListener('click', () => decide('decline'))
  at.purchase.addEventListener('submit', (event) => {
    event.preventDefault()
    decide('complete')
  })
}

function show(offer: OnrampOffer, host: string): void {
  const payable = offer.receives !== undefined
  at.status.textContent = payable
    ? `${host} sent you here to buy ${offer.asset}.`
    : `Pay between 10 and 7500 ${offer.currency}.`
  at.purchase.hidden = false
  if (at.amount.value !== offer.amount) at.amount.value = offer.amount
  fill(at.currency, offer.currencies, offer.currency)
  fill(at.asset, offer.assets, offer.asset)
  at.receives.textContent = offer.receives ?? '—'
  at.fee.textContent = offer.fee === undefined ? '—' : `${offer.fee} ${offer.currency} (0.85%)`
  at.account.textContent = offer.account
  for (const button of [at.complete, at.delay, at.decline]) button.disabled = !payable
}

function fill(list: HTMLSelectElement, names: readonly string[], chosen: string): void {
  if (list.options.length !== names.length) {
    list.replaceChildren(...names.map((name) => new Option(name, name)))
  }
  list.value = chosen
}
