import { describe, expect, it } from 'vitest'
import { avatarColors } from './avatarColors.ts'

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

describe('avatarColors', () => {
  it('gives an address the same colours whatever its letter case', () => {
    expect(avatarColors(ADDRESS.toLowerCase())).toEqual(avatarColors(ADDRESS))
  })

  it('gives addresses that differ in one digit different colours', () => {
    expect(avatarColors(ADDRESS.replace(/6$/, '7')).ground).not.toBe(avatarColors(ADDRESS).ground)
  })
})
