import { defineTexts } from '../defineTexts.ts'

/** The buttons for account and network: a part of the section `shell`. */
export const buttonTexts = defineTexts('shell', {
  switchNetwork: 'Switch Network',
  unknownNetwork: 'Unknown Network',
  selectNetwork: 'Select Network',
})
