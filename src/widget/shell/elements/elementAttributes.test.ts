import { expect, it } from 'vitest'
import { readElementAttributes } from './elementAttributes.ts'

const read = (attributes: Readonly<Record<string, string>>) =>
  readElementAttributes({ getAttribute: (name) => attributes[name] ?? null })

it('takes a flag that is there for true, and one that says false for false', () => {
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

it('takes texts as they are, and no size that does not exist', () => {
  expect(read({ size: 'm', label: 'Log in', 'loading-label': '' })).toMatchObject({
    size: 'm',
    label: 'Log in',
    loadingLabel: '',
  })
  expect(read({ size: 'xl' })).not.toHaveProperty('size')
})
