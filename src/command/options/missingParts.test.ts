import { expect, it } from 'vitest'
import { hasSolana } from './hasSolana.ts'
import { missingParts } from './missingParts.ts'

it('finds nothing missing when every package is installed', () => {
  expect(missingParts(hasSolana())).toEqual([])
})

it('explains how to install the local Solana', () => {
  const resolve = () => {
    throw new Error('Cannot find module')
  }
  expect(missingParts(hasSolana(resolve))).toEqual([
    'There is no local Solana: run npm install --save-dev litesvm if you need it.',
  ])
})
