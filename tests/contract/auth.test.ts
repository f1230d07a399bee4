import { createSecureSiteTest } from '../../src/backends/mock/actors/secureSite/testing/secureSiteTest.ts'
import { authContract, type AuthHarness } from './authContract.ts'

/** The production client of the frame with the simulated secure site, without a page in between. */
async function simulated(): Promise<AuthHarness> {
  const { auth, clock, mailbox, code, mount, service } = createSecureSiteTest()
  await mount()
  const newestDevice = () => String(mailbox.mails().findLast((mail) => mail.kind === 'device')?.id)
  return {
    auth,
    pass: (ms) => clock.run(ms),
    email: 'ada@example.com',
    newDeviceEmail: 'new.device@example.com',
    code,
    approveDevice: () => mailbox.approveDevice(newestDevice()),
    rejectDevice: () => mailbox.rejectDevice(newestDevice()),
    async approveSigning() {
      const { id } = await new Promise<{ id: number }>((resolve) => {
        const look = () => service.requests().forEach(resolve)
        service.subscribe(look)
        look()
      })
      await service.approve(id)
    },
  }
}

authContract('the simulated secure site', simulated)
