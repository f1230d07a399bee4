import { expect, it } from 'vitest'
import { hideSecrets } from './hideSecrets.ts'

it('writes the name in place of a secret, also where it is quoted', () => {
  const secrets = { PIN: '2468', phrase: 'a "b" c', longer: '24680', short: 'is' }
  expect(
    hideSecrets(['the PIN is 2468, not 24680', JSON.stringify({ said: 'a "b" c' })], secrets),
  ).toEqual(['the PIN is {{PIN}}, not {{longer}}', '{"said":"{{phrase}}"}'])
})
