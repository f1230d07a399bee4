import { expect, it } from 'vitest'
import { hostWorld } from '../../world/testing/hostWorld.ts'
import { createForkAnswers } from './forkAnswers.ts'

const url = 'https://ada:word@node.example/v2/secret-key'
const { gold } = hostWorld
const fork = { ...gold, id: 5, genesis: 'fork', fork: { url } } as const
const refusal =
  '{"error":{"message":"error sending request for url (https://node.example/v2/secret-key)"}}'

it('hides the address of a source from pages, and says once that it does not answer', () => {
  const said: string[] = []
  const shown = createForkAnswers([gold, fork], (line) => said.push(line))
  expect(shown(5, refusal)).toBe(
    '{"error":{"message":"error sending request for url (https://node.example)"}}',
  )
  expect(shown(5, `{"result":{"forkUrl":"${url}"}}`)).toBe(
    '{"result":{"forkUrl":"https://node.example"}}',
  )
  expect(said).toEqual([
    'The fork of Gold Chain got no answer from https://node.example, and has said so to whoever called it. Check forkUrl, and that this machine reaches it.',
  ])
  expect(shown(5, '{"result":"0x1"}')).toBe('{"result":"0x1"}')
  expect(shown(gold.id, refusal)).toBe(refusal)
})
