interface Identified {
  readonly id: string | number
}

/** The newest mail first, after those that keep their place: `held` has their ids in the order on the screen. */
export function orderMails<One extends Identified>(
  mails: readonly One[],
  held: readonly One['id'][],
): readonly One[] {
  const kept = held.flatMap((id) => mails.filter((mail) => mail.id === id))
  const others = mails.filter(({ id }) => !held.includes(id))
  // Several that arrive while the order is held keep their places, too.
  return held.length > 0 ? [...kept, ...others] : others.toReversed()
}
