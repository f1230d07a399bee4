import { expect, it } from 'vitest'
import { currentTransfer, transferSources } from './currentTransfer.ts'
import { createRecipientFlow } from './recipientFlow.ts'
import { createSendForm } from '../state/sendForm.ts'
import { createSendTest, vera } from '../testing/sendTest.ts'
import { ether } from '../testing/testTokens.ts'

async function filled(to: string) {
  const { clock, core } = createSendTest()
  Object.assign(core.backend, { identity: { identity: async () => ({ name: 'vera.eth' }) } })
  core.use(createSendForm).choose(ether)
  core.use(createSendForm).type('1')
  core.use(createRecipientFlow).send({ type: 'typed', text: to })
  await clock.run(300)
  await clock.idle()
  return core
}

it('includes a name only if the visitor entered it, because it is resolved again', async () => {
  expect(currentTransfer(await filled('vera.eth'))).toMatchObject({
    recipient: vera,
    name: 'vera.eth',
  })
  const byAddress = await filled(vera)
  expect(byAddress.use(createRecipientFlow).store.getState()).toMatchObject({ name: 'vera.eth' })
  expect(currentTransfer(byAddress)).toMatchObject({ recipient: vera, name: undefined })
})

it('reads the form and the recipient', async () => {
  const core = await filled(vera)
  expect(transferSources(core)).toEqual([
    core.use(createSendForm).store,
    core.use(createRecipientFlow).store,
  ])
})
