import { expect, it } from 'vitest'
import { readElementAttributes } from './elementAttributes.ts'

const read = (attributes: Readonly<Record<string, string>>) =>
  readElementAttributes({ getAttribute: (name) => attributes[name] ?? null })

it('reads a present flag as true, and the text false as false', () => {
  expect(read({ 'hide-balance': '', disabled: 'disabled', 'hide-network-image': 'true' })).toEqual({
    hideBalance: true,
    disabled: true,
    hideNetworkImage: true,
  })
  expect(read({ 'hide-balance': 'false', disabled: 'false' })).toEqual({
    hideBalance: false,
    disabled: false,
    hideNetworkImage: false,
  })
})

it('reads texts unchanged, and ignores an unknown size', () => {
  expect(read({ size: 'm', label: 'Log in', 'loading-label': '' })).toMatchObject({
    size: 'm',
    label: 'Log in',
    loadingLabel: '',
  })
  expect(read({ size: 'xl' }).size).toBeUndefined()
})
