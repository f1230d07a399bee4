import { describe, expect, it } from 'vitest'
import { deviceProfiles } from '../../stage/deviceProfiles.ts'
import { fitStage } from './fitStage.ts'

const { desktop, iphone } = deviceProfiles

describe('fitStage', () => {
  it('fills the available space with a desktop window', () => {
    expect(fitStage(desktop, { width: 720.6, height: 840.2 }, 'room')).toEqual({
      width: 720,
      height: 840,
      scale: 1,
    })
  })

  it('scales a desktop window down in a low space, so that it has the height of a modal', () => {
    expect(fitStage(desktop, { width: 700, height: 570 }, 'room')).toEqual({
      width: 933,
      height: 760,
      scale: 0.75,
    })
  })

  it('keeps a desktop window wider than the mobile sheet', () => {
    expect(fitStage(desktop, { width: 360, height: 760 }, 'room')).toEqual({
      width: 440,
      height: 760,
      scale: 0.818,
    })
  })

  it('scales a whole window down when it does not fit, and never up', () => {
    expect(fitStage(desktop, { width: 550, height: 900 }, 'whole')).toEqual({
      width: 1100,
      height: 760,
      scale: 0.5,
    })
    expect(fitStage(desktop, { width: 4000, height: 4000 }, 'whole').scale).toBe(1)
  })

  it('shows a window at full size regardless of the space', () => {
    expect(fitStage(desktop, { width: 550, height: 400 }, 'full')).toEqual({
      width: 1100,
      height: 760,
      scale: 1,
    })
  })

  it("keeps a phone's size regardless of the space", () => {
    expect(fitStage(iphone, { width: 900, height: 608 }, 'room')).toEqual({
      width: 390,
      height: 760,
      scale: 0.8,
    })
  })

  it('has fewer CSS px, each larger, with a text size of 200 %', () => {
    expect(fitStage(iphone, { width: 2_000, height: 2_000 }, 'whole', 2)).toEqual({
      width: iphone.width / 2,
      height: iphone.height / 2,
      scale: 2,
    })
  })
})
