import { Component, CUSTOM_ELEMENTS_SCHEMA, DestroyRef, inject, signal } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { defineFoyerElements } from 'foyerkit/elements'
import { foyer } from './foyer'

defineFoyerElements(foyer)

@Component({
  selector: 'shop-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Shop</h1>
    <foyer-button label="Log in"></foyer-button>
    <p role="status">{{ address() ?? 'Nobody is logged in.' }}</p>
  `,
})
class Shop {
  readonly address = signal(foyer.getState().address)

  constructor() {
    const stop = foyer.subscribe((state) => this.address.set(state.address))
    inject(DestroyRef).onDestroy(stop)
  }
}

await bootstrapApplication(Shop)
