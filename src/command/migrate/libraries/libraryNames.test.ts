import { expect, it } from 'vitest'
import { readLibrary } from './libraryNames.ts'

it('reads the name of a library', () => {
  expect(readLibrary(['connectkit'])).toBe('connectkit')
})

it.each([
  [[], 'Name the library whose modal is replaced: rainbowkit, connectkit or appkit'],
  [
    ['rainbow-kit'],
    '"rainbow-kit" is no library that this command knows. Did you mean rainbowkit?',
  ],
  [['ConectKit'], 'Did you mean connectkit?'],
  [['web3modal'], 'It knows rainbowkit, connectkit or appkit.'],
  [['rainbowkit', 'appkit'], 'Name one library only'],
])('says what is wrong with %j', (words, sentence) => {
  expect(() => readLibrary(words)).toThrow(sentence)
})
