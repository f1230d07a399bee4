import type { Hex, TypedDataDefinition } from 'viem'
import { asRecord } from '../../../port/asRecord.ts'
import { RpcError } from '../../shared/rpcError.ts'

/** The versions of typed data that wallets sign: the value list from before EIP-712, EIP-712 without arrays, EIP-712. */
export type TypedDataVersion = 'V1' | 'V3' | 'V4'

type Types = Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>

/** The parts of EIP-712 data. */
export interface TypedDataParts {
  readonly domain: Readonly<Record<string, unknown>>
  readonly primaryType: unknown
  readonly message: unknown
}

/**
 * Returns the parts of JSON text or of the object itself, for display. Throws -32602 for text that
 * is not JSON.
 */
export function readTypedData(typed: unknown): TypedDataParts {
  const { domain, primaryType, message } = asRecord(parsed(typed))
  return { domain: asRecord(domain), primaryType, message }
}

/**
 * Returns the hash of typed data (JSON text or the object itself) that is signed. As in real
 * wallets, the checksum of an address is not checked, and the domain is hashed by its declared
 * type. Rejects with -32602 if the data cannot be hashed.
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
    if (error instanceof SyntaxError) throw refusal('it is not JSON')
    throw error
  }
}

const refusal = (why: string) => new RpcError(-32_602, `Invalid typed data: ${why}.`)

/** Hashes the hash of types and names together with the hash of the values. */
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
  /** The path of the value in the data, for the error message. */
  readonly path: string
}

/**
 * Returns a value by its type, with all its fields and with addresses in lower case, which viem
 * never rejects.
 */
function readValue({ type, value, path, ...rest }: Field): unknown {
  if (value === undefined || value === null) throw refusal(`${path} is missing`)
  const list = /^(.+)\[\d*\]$/.exec(type)?.[1]
  if (list !== undefined) {
    if (rest.version === 'V3') throw refusal(`${path} is a list, which only version 4 knows`)
    if (!Array.isArray(value)) throw refusal(`${path} is not a list`)
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

/**
 * Removes the checksum of an address, because wallets accept a wrong one: it is the same twenty
 * bytes.
 */
function plainAddress(type: unknown, value: unknown): unknown {
  return type === 'address' && typeof value === 'string' ? value.toLowerCase() : value
}
