// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { createTestConnection, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { announceConnection } from './announceConnection.ts'

function setUp() {
  const test = createTestCore()
  const live = document.createElement('p')
  test.core.open('Connect')
  const announce = announceConnection(test.core, live)
  const adopt = () => test.core.session.adopt(testConnector, createTestConnection().connection)
  const close = () => {
    test.core.close()
    announce()
  }
  return { ...test, live, adopt, close }
}

describe('announcing a connection', () => {
  it('says who is connected once the modal has closed, for five seconds', async () => {
    const { live, adopt, close, clock } = setUp()
    adopt()
    expect(live.textContent).toBe('')
    close()
    expect(live.textContent).toMatch(/^Connected as 0x/)
    await clock.run(5_000)
    expect(live.textContent).toBe('')
  })

  it('also says it when a login ends after the modal was closed', () => {
    const { live, adopt, close } = setUp()
    close()
    expect(live.textContent).toBe('')
    adopt()
    expect(live.textContent).toMatch(/^Connected as 0x/)
  })

  it('leaves it to the next closing when the modal is open again', () => {
    const { core, live, adopt, close } = setUp()
    close()
    core.open('Connect')
    adopt()
    core.close()
    expect(live.textContent).toBe('')
  })
})
