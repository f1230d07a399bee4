import { version } from '../../../package.json'

/** The version of foyerkit that this workbench was built from. */
export const foyerkitVersion: string = version
