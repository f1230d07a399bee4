import { expect, it } from 'vitest'
import { missingParts } from './missingParts.ts'

it('finds nothing missing where everything is installed', () => {
  expect(missingParts()).toEqual([])
})

it('says how to get the local Solana', () => {
  const resolve = () => {
    throw new Error('Cannot find module')
  }
  expect(missingParts(resolve)).toEqual([
    'There is no local Solana: run npm install --save-dev litesvm if you need it.',
  ])
})
