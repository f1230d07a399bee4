import type { OnrampActor } from '../actors/onramp/onrampActor.ts'
import { createOnrampParts } from '../actors/onramp/onrampParts.ts'
import { createPhoneParts } from '../actors/phone/phoneParts.ts'
import type { PhoneActor } from '../actors/phone/phoneTypes.ts'
import { createHandset, type HandsetActor } from '../actors/handset/handset.ts'
import { sendOnSolana } from '../actors/signing/solana/sendOnSolana.ts'
import { answerVerifyFrames } from '../actors/relay/answerVerifyFrames.ts'
import { createSiweMessageCheck } from '../actors/siwe/siweMessageCheck.ts'
import { createSiweHandlers } from '../actors/siwe/siweHandlers.ts'
import { createSiweServer } from '../actors/siwe/siweServer.ts'
import { publicNodeAt } from '../chains/publicNodeAt.ts'
import { createMswNetwork } from '../network/mswNetwork.ts'
import { createAliasHandlers } from '../services/aliasHandlers.ts'
import { createServices } from '../services/services.ts'
import type { BrowserParts } from './browserParts.ts'
import type { ChainParts } from './chainParts.ts'
import type { StageParts } from './stageParts.ts'

/** All handlers of the page's requests, and the actors behind them. */
export interface NetworkParts {
  readonly phone: PhoneActor
  readonly handset: HandsetActor
  readonly onramp: OnrampActor
  /** From this call on, no request of the page leaves the machine. */
  start(): void
  dispose(): void
}

/** Creates the public services, the host's own session server, the relay with the phone, and the card provider. */
export function createNetworkParts(
  stage: StageParts,
  { chains, time, pools, pay }: ChainParts,
  { links, opener, visibility }: BrowserParts,
): NetworkParts {
  const { options, page, world, clock, random, log, faults, addresses, onError } = stage
  const { phone, sockets, relay, pulseHandlers } = createPhoneParts({
    clock,
    platform: stage.platform,
    short: stage.short,
    log,
    world,
    faults,
    send: time.send,
    sendOnSolana: sendOnSolana(chains),
    addresses,
    pageUrl: page.location.origin,
    onError,
  })
  const siwe = createSiweServer({
    world,
    clock,
    random,
    domain: page.location.host,
    check: createSiweMessageCheck(chains),
  })
  const onramp = createOnrampParts({
    window: page,
    origin: options.origins.sites,
    blockchainApi: addresses.blockchainApi,
    world,
    clock,
    log,
    faults,
    opener,
    pay,
    onError,
  })
  const services = [
    ...createServices({ world, chains, pools, addresses, clock }),
    ...pulseHandlers,
    ...onramp.handlers,
  ]
  const network = createMswNetwork({
    handlers: [
      ...services,
      ...createAliasHandlers(services),
      ...(options.hasSignInServer === true ? createSiweHandlers(siwe, page.location.origin) : []),
    ],
    answers: (url) => publicNodeAt(world.get(), url) !== undefined,
    sockets,
    allow: [page.location.host, ...(options.allow ?? [])],
    onRefused(request) {
      log
        .begin('outside.refused', request)
        .failed(new Error('Refused: this request would leave the machine.'))
      options.onProblem?.(
        `A request to ${new URL(request.url).origin} was stopped, because it would leave this machine. If your app needs it, name its host in foyer({ allow: ['${new URL(request.url).host}'] }), or after npx foyerkit --allow.`,
      )
    },
  })
  const stopAnswering = answerVerifyFrames(page)
  return {
    phone,
    handset: createHandset({
      device: stage.device,
      links,
      deliveries: stage.deliveries,
      openOnPhone: phone.open,
      onError,
      world,
      clock,
      log,
      visibility,
      sleep: stage.sleep,
      relay,
    }),
    onramp: onramp.actor,
    start: network.start,
    dispose() {
      stopAnswering()
      links.dispose()
      onramp.dispose()
      network.stop()
    },
  }
}
