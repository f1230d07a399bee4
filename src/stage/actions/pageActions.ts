import { stepTimeout, type PageStep } from '../../scenarios/index.ts'
import type { ActingParts, StageActions } from './stageActions.ts'

export const pageActions: StageActions<PageStep> = {
  'page.visible': ({ visible, app }, { simulator: { handset } }) =>
    visible ? handset.comeBack() : handset.leave(app),
  'otherTab.disconnect': (_, { simulator }) =>
    simulator.storage.removeElsewhere('@foyer/connector'),
  'otherTab.logIn': ({ email, older = false }, { simulator: { otherTab } }) =>
    otherTab.logIn(email, { isOlder: older }),
  'otherTab.accountType': ({ type }, { simulator: { otherTab } }) => otherTab.setAccountType(type),
  'clipboard.set': ({ text }, { simulator }) => simulator.clipboard.write(text),
  'clipboard.deny': ({ denied, selection }, { simulator }) =>
    simulator.clipboard.deny(denied, selection),
  'hostile.post': ({ message }, parts) => postAsStranger(message, parts),
}

/** Posts from a frame of another site. A content policy of the page may block this frame. */
function postAsStranger(
  message: unknown,
  { simulator: { hostile }, realTime }: ActingParts,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = realTime.setTimer('stage.timeout', stepTimeout, () =>
      reject(
        new Error(
          `The frame of the other site did not load within ${stepTimeout / 1_000} s. It is on 127.0.0.1: allow http://127.0.0.1:* in the frame-src of the page's content policy.`,
        ),
      ),
    )
    hostile.post(message).then(resolve, reject).finally(stop)
  })
}
