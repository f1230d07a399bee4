import { expect, test } from 'foyerkit-lab/playwright'
import { plays } from './plays.ts'
import { stepNames } from './stepNames.ts'

test('every step and every expectation is played on the page of a host', () => {
  const played = Object.values(plays)
    .flat()
    .map((step) => ('do' in step ? step.do : step.expect))
  expect(Object.keys(stepNames).filter((name) => !played.some((each) => each === name))).toEqual([])
})

// A toast stays until it is looked at, however busy the machine is: it is there for 2.5 s of virtual time.
test.use({ foyerStart: { isPaused: true } })

for (const [title, steps] of Object.entries(plays)) {
  test(title, async ({ page, foyer }) => {
    await page.goto('/')
    await foyer.play({ steps }, { secrets: { address: 'nobody@example.com' } })
  })
}
