import { expect, it } from 'vitest'
import { describeFinding } from './describeFinding.ts'
import { sampleFinding } from './testing/sampleFinding.ts'

const finding = { ...sampleFinding, step: 2 }

it('names the step, the element, the impact and the rule', () => {
  expect(describeFinding(finding)).toBe(
    'Step 3, button without a name (critical): Buttons must have discernible text [button-name] <button>',
  )
})

it('adds the measured and the needed contrast', () => {
  const contrast = { ratio: 2.32, needed: 4.5, text: '#aaaaaa', background: '#ffffff' }
  expect(describeFinding({ ...finding, name: 'Pay', contrast })).toContain(
    'button “Pay” (critical): Buttons must have discernible text: 2.32 : 1 instead of 4.5 : 1, #aaaaaa on #ffffff [',
  )
})
