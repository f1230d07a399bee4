import type { ChainId } from '../../port/chainIds.ts'
import { cleanName } from '../connectors/cleanName.ts'
import { embeddedImage } from '../guards/embeddedImage.ts'
import { asRecord } from '../../port/asRecord.ts'
import { isRecord } from '../../port/isRecord.ts'
import { clusters } from './clusters.ts'

/** A method of a wallet with an unchecked result. */
export type StandardCall = (...inputs: readonly unknown[]) => unknown

/** A wallet's details from the wallet standard, copied so that the wallet cannot change them later. */
export interface StandardWallet {
  /** The wallet's object. Its accounts are read from it, and its unregistration is recognised by it. */
  readonly wallet: object
  readonly name: string
  readonly icon: string | undefined
  /** The CAIP-2 ids of the Solana clusters that it supports. Never empty. */
  readonly chainIds: readonly ChainId[]
  /** Its methods by feature: `standard:connect` holds that feature's `connect`. */
  readonly calls: Readonly<Record<StandardMethod, StandardCall | undefined>>
}

const methods = {
  connect: 'standard:connect',
  disconnect: 'standard:disconnect',
  on: 'standard:events',
  signMessage: 'solana:signMessage',
  signTransaction: 'solana:signTransaction',
  signAndSendTransaction: 'solana:signAndSendTransaction',
} as const

type StandardMethod = keyof typeof methods

/**
 * Reads a wallet; `undefined` for one that cannot connect, emits no changes, or does not support
 * Solana.
 */
export function readStandardWallet(wallet: unknown): StandardWallet | undefined {
  if (typeof wallet !== 'object' || wallet === null) return undefined
  const { name, icon, chains, features } = wallet as Record<string, unknown>
  if (!Array.isArray(chains) || !isRecord(features)) return undefined
  const chainIds = chains.flatMap((chain: unknown) => clusters.chainIdOf(chain) ?? [])
  const callOf = (method: StandardMethod) => {
    const feature = features[methods[method]]
    const call = asRecord(feature)[method]
    return typeof call === 'function'
      ? (...inputs: readonly unknown[]): unknown => Reflect.apply(call, feature, inputs)
      : undefined
  }
  const calls = {
    connect: callOf('connect'),
    disconnect: callOf('disconnect'),
    on: callOf('on'),
    signMessage: callOf('signMessage'),
    signTransaction: callOf('signTransaction'),
    signAndSendTransaction: callOf('signAndSendTransaction'),
  }
  if (chainIds.length === 0 || !calls.connect || !calls.on) return undefined
  return Object.freeze({
    wallet,
    name: cleanName(name),
    icon: embeddedImage(icon),
    chainIds,
    calls: Object.freeze(calls),
  })
}
