import type { OutsideExpectation } from '../../scenarios/index.ts'
import { captureQr } from '../page/captureQr.ts'
import { found } from '../page/found.ts'
import type { CheckingParts, StageChecks } from './stageChecks.ts'

export const outsideChecks: StageChecks<OutsideExpectation, CheckingParts> = {
  walletWaiting({ wallet, count }, { simulator }) {
    const waiting = simulator.wallets.requests().filter(({ walletKey }) => walletKey === wallet)
    return found(
      waiting.length === count,
      waiting.map(({ method }) => method),
    )
  },
  phone(wanted, { simulator: { phone } }) {
    const waiting = phone.proposals().length + phone.requests().length
    const sessions = phone.sessions().length
    const ok =
      (wanted.waiting === undefined || wanted.waiting === waiting) &&
      (wanted.sessions === undefined || wanted.sessions === sessions)
    return found(ok, { waiting, sessions })
  },
  inFront({ is, asleep }, { simulator: { handset } }) {
    const seen = { is: handset.inFront(), asleep: handset.asleep() }
    const ok =
      (is === undefined || is === seen.is) && (asleep === undefined || asleep === seen.asleep)
    return found(ok, seen)
  },
  async qrCode(wanted, { simulator: { phone } }) {
    const text = await captureQr(document).then(phone.read, String)
    return found(text === wanted.text, text)
  },
  mails(wanted, { simulator }) {
    const mails = simulator.mailbox.mails().filter(({ to }) => to === wanted.to)
    return found(
      mails.length === wanted.count,
      mails.map(({ subject }) => subject),
    )
  },
  popups({ count }, { simulator }) {
    const open = simulator.openPopups()
    return found(open === count, `${open} are open`)
  },
  opened(wanted, { simulator }) {
    const opened = simulator.opened()
    const ok = opened.some(
      ({ url, target, end }) =>
        (wanted.starts ? url.startsWith(wanted.url) : url === wanted.url) &&
        (wanted.target === undefined || target === `_${wanted.target}`) &&
        (wanted.end === undefined || end === wanted.end),
    )
    return found(ok !== (wanted.absent ?? false), opened)
  },
  clipboard: ({ text }, { simulator: { clipboard } }) =>
    found(clipboard.read() === text, clipboard.read()),
  stored({ key, contains = '', absent }, { simulator: { storage, tabStorage } }) {
    const entries = [...storage.entries(key), ...tabStorage.entries(key)].filter(([, value]) =>
      value.includes(contains),
    )
    return found((entries.length === 0) === (absent === true), entries)
  },
  neverAsked({ host }) {
    const asked = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).hostname === host)
    return found(
      asked.length === 0,
      asked.map(({ name }) => name),
    )
  },
}
