import { expect, it } from 'vitest'
import { goneScreens } from './goneScreens.ts'
import { screenPlace } from './screenPlace.ts'

it('names the accepted screens of the variant to which the scenario no longer comes', () => {
  const planned = {
    file: 'help.scenario.json',
    name: 'help.scenario.json',
    title: 'Help',
    tags: [],
    output: 'help',
    typesSecrets: false,
  }
  const screen = { picture: 'a', text: [] }
  const accepted = [
    { step: 2, name: 'The view is Connect', variants: { light: screen, dark: screen } },
    { step: 4, name: 'The view is Account', variants: { light: screen, dark: screen } },
    { step: 6, name: 'The view is Swap', variants: { dark: screen } },
  ]
  const seen = screenPlace(planned, 'light', { step: 3, checkpoint: 'The view is Connect' })
  const gone = goneScreens([{ ...seen, result: 'same' }], accepted, {
    planned,
    cell: { name: 'light' },
  })
  expect(gone).toMatchObject([{ id: 'help/4/light/gone', result: 'gone', accepted: screen }])
})
