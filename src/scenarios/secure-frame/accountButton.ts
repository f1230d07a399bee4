import { the } from '../dsl/builders.ts'
import type { Expectation } from '../dsl/expectation.ts'

/** The host's account button shows this account, cut as `0x97...3a0aa9`. */
export function accountButton(address: string): Expectation {
  return {
    expect: 'element',
    target: the('button', address, { exact: false, within: 'page', nth: 0 }),
    is: 'enabled',
  }
}
