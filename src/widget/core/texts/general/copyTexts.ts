import { defineTexts } from '../defineTexts.ts'

/** Texts about copying: a part of the section `shell`. */
export const copyTexts = defineTexts('shell', {
  copyByHand: 'Select this text and copy it',
})
