import type { World } from '../../world/worldTypes.ts'

/** Resolves when the link that was mailed to this address since then (ms since epoch) is decided. */
export function deviceDecision(
  world: World,
  to: string,
  since: number,
): Promise<'approved' | 'rejected'> {
  return new Promise((resolve) => {
    const look = () => {
      const decided = decidedDevice(world, to, since)
      if (decided === undefined || decided === 'waiting') return
      forget()
      resolve(decided)
    }
    const forget = world.subscribe(look)
    look()
  })
}

function decidedDevice(world: World, to: string, since: number) {
  return world
    .get()
    .mails.find(
      (mail) =>
        mail.kind === 'device' &&
        mail.to === to &&
        mail.at >= since &&
        mail.deviceState !== 'waiting',
    )?.deviceState
}
