import { defineTexts } from '../defineTexts.ts'

/** Texts of every amount field: a part of the section `shell`. Loaded with the first of these fields. */
export const amountTexts = defineTexts('shell', {
  /** Announced below the field when a pasted text changed nothing. */
  notAnAmount: "Nothing changed: the text isn't an amount that this field accepts.",
})
