import type { Hex, TypedDataDefinition } from 'viem'
import { asRecord } from '../../../../port/asRecord.ts'
import { RpcError } from '../../../shared/rpcError.ts'

/** The forms of typed data that wallets sign: the list of values from before EIP-712, EIP-712 without lists, EIP-712. */
export type TypedDataVersion = 'V1' | 'V3' | 'V4'

type Types = Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>

/**
 * What is signed of typed data (JSON text or the object itself). As wallets do it: the spelling of an address is not
 * checked, a domain is hashed by the type that the data declare for it. Rejects with -32602 for what cannot be hashed.
 */
export async function typedDataHash(version: TypedDataVersion, typed: unknown): Promise<Hex> {
  const data = parsed(typed)
  try {
    if (version === 'V1') return await hashValues(data)
    const { hashTypedData } = await import('viem')
    return hashTypedData(readDefinition(asRecord(data), version))
  } catch (error) {
    if (error instanceof RpcError) throw error
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new RpcError(-32_602, `Invalid typed data: ${why}`)
  }
}

function parsed(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed
  try {
    return JSON.parse(typed)
  } catch (error) {
    if (error instanceof SyntaxError) throw refusal('it is no JSON')
    throw error
  }
}

const refusal = (why: string) => new RpcError(-32_602, `Invalid typed data: ${why}.`)

/** The hash of types and names, and the hash of the values, hashed together. */
async function hashValues(data: unknown): Promise<Hex> {
  const { concat, encodePacked, keccak256 } = await import('viem')
  if (!Array.isArray(data) || data.length === 0) throw refusal('expected a list of values')
  const values = data.map((one: unknown) => asRecord(one))
  const schema = values.map(({ type, name }) => `${String(type)} ${String(name)}`)
  const schemaHash = keccak256(
    encodePacked(
      schema.map(() => 'string'),
      schema,
    ),
  )
  const types = values.map(({ type }) => String(type))
  return keccak256(
    concat([
      schemaHash,
      keccak256(
        encodePacked(
          types,
          values.map(({ value }, at) => plainAddress(types[at], value)),
        ),
      ),
    ]),
  )
}

function readDefinition(
  data: Readonly<Record<string, unknown>>,
  version: TypedDataVersion,
): TypedDataDefinition {
  const { primaryType, domain, message } = data
  if (typeof data['types'] !== 'object' || data['types'] === null) throw refusal('it has no types')
  const types = { EIP712Domain: [], ...data['types'] } as Types
  if (typeof primaryType !== 'string' || !Object.hasOwn(types, primaryType)) {
    throw refusal(`its primary type "${String(primaryType)}" has no type definition`)
  }
  const read = (type: string, value: unknown, path: string) =>
    readValue({ types, version, type, value, path })
  return {
    types,
    primaryType,
    domain: read('EIP712Domain', domain ?? {}, 'domain'),
    message: read(primaryType, message, 'message'),
  } as TypedDataDefinition
}

interface Field {
  readonly types: Types
  readonly version: TypedDataVersion
  readonly type: string
  readonly value: unknown
  /** Where it stands, for whoever has to find it. */
  readonly path: string
}

/** A value by its type: all its fields are there, and its addresses have the spelling that is never refused. */
function readValue({ type, value, path, ...rest }: Field): unknown {
  if (value === undefined || value === null) throw refusal(`${path} is missing`)
  const list = /^(.+)\[\d*\]$/.exec(type)?.[1]
  if (list !== undefined) {
    if (rest.version === 'V3') throw refusal(`${path} is a list, which only version 4 knows`)
    if (!Array.isArray(value)) throw refusal(`${path} is no list`)
    return value.map((one: unknown, at) =>
      readValue({ ...rest, type: list, value: one, path: `${path}[${at}]` }),
    )
  }
  if (!Object.hasOwn(rest.types, type)) return plainAddress(type, value)
  const fields = asRecord(value)
  return Object.fromEntries(
    (rest.types[type] ?? []).map(({ name, type: of }) => [
      name,
      readValue({ ...rest, type: of, value: fields[name], path: `${path}.${name}` }),
    ]),
  )
}

/** Wallets sign for an address whose capital letters are wrong: it is the same twenty bytes. */
function plainAddress(type: unknown, value: unknown): unknown {
  return type === 'address' && typeof value === 'string' ? value.toLowerCase() : value
}
