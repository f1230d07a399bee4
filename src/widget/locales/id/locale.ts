import type { LocaleTexts } from '../../core/texts/texts.ts'
import { account } from './account.ts'
import { buy } from './buy.ts'
import { connect } from './connect.ts'
import { general } from './general.ts'
import { login } from './login.ts'
import { pending } from './pending.ts'
import { send } from './send.ts'
import { swap } from './swap.ts'

/** The texts in Indonesian. */
export const locale: LocaleTexts = {
  ...general,
  ...connect,
  ...login,
  ...account,
  ...pending,
  ...send,
  ...swap,
  ...buy,
}
